import { readPages } from './read/read-pages.ts';
import type { PassedFeed } from '../relay-event.ts';
import { readStories } from './read/read-stories.ts';
import type { OrderName, Orders, SearchSettings } from './orders.ts';
import { findDocuments } from './store/find-documents.ts';
import { forgetOld, forgetPages, forgetSamples, hasPages } from './store/forget-documents.ts';
import { keepDocuments } from './store/keep-documents.ts';
import { openSearchStore, type SearchStore } from './store/search-store.ts';
import { shownDays, shownOn, storyAt } from './store/shown-stories.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';

const HOUR_MS = 3_600_000;
/** Pages change with releases, which are rare. A search reads them again after this. */
const PAGES_FRESH_MS = HOUR_MS / 2;
/** The same if some pages could not be read, and if there was no sitemap: the site is starting or stopping. */
const SOME_UNAVAILABLE_MS = 60_000;
const NO_SITEMAP_MS = 5000;

/** Runs the orders of the search process on one store. */
type Desk = (name: OrderName, order: unknown) => Promise<unknown>;

type Handlers = { [Name in OrderName]: (order: Orders[Name]['order']) => Promise<Orders[Name]['result']> };

export function searchDesk({ databaseUrl, site, feedPages }: SearchSettings): Desk {
  let opened: Promise<SearchStore> | null = null;
  // On a monotonic clock: a system clock that is set back would delay both for hours.
  let forgottenAt = -Infinity;
  let readPagesFrom = -Infinity;

  // Retried with the next order if the database was unavailable.
  const store = (): Promise<SearchStore> =>
    (opened ??= openSearchStore(databaseUrl).catch((error: unknown) => {
      opened = null;
      throw error;
    }));

  /** Reads the pages of the site in the background: searches do not wait for it. */
  async function readPagesSometimes(): Promise<void> {
    if (performance.now() < readPagesFrom) return;
    readPagesFrom = performance.now() + PAGES_FRESH_MS;
    const now = new Date();
    try {
      const { documents, unavailable } = await readPages(site, feedPages, now);
      if (documents.length + unavailable.length === 0) throw new Error('The site has no pages.');
      await keepDocuments(await store(), documents, null);
      await forgetPages(await store(), now.toISOString(), unavailable);
      if (unavailable.length > 0) readPagesFrom = performance.now() + SOME_UNAVAILABLE_MS;
    } catch {
      readPagesFrom = performance.now() + NO_SITEMAP_MS;
    }
  }

  async function keep(feed: PassedFeed): Promise<null> {
    const now = new Date();
    const stories = readStories(feed, now);
    const kept = await store();
    if (!feed.sample) await forgetSamples(kept, feed.category);
    await keepDocuments(kept, stories, siteDay(now));
    if (performance.now() - forgottenAt > HOUR_MS) {
      forgottenAt = performance.now();
      await forgetOld(kept, now);
    }
    return null;
  }

  const handlers: Handlers = {
    keep,
    async find(query) {
      const found = await findDocuments(await store(), query, new Date());
      const result = { ...found, hasPages: await hasPages(await store()) };
      void readPagesSometimes();
      return result;
    },
    day: async ({ day }) => shownOn(await store(), day),
    days: async () => shownDays(await store()),
    story: async ({ path }) => storyAt(await store(), path),
  };
  return (name, order) => (handlers[name] as (order: unknown) => Promise<unknown>)(order);
}
