import type { PassedFeed } from '../relay-event.ts';
import { START_MS, type Search } from './search.ts';
import { siteDay } from '@meadowlark/shared/text/site-day.ts';

/** A feed that could not be kept is not tried again before this, unless it changes. */
const RETRY_MS = 10 * 60_000;

/** Keeps the stories of feeds as they pass: once for each document, and once a day. Nobody waits for it. */
export function keepFeeds(
  search: Pick<Search, 'ask' | 'isClosed'>,
  onFailure: (address: string, error: unknown) => void,
): (feed: PassedFeed) => void {
  const kept = new Map<string, { contents: string; day: string; failedAt: number | null }>();
  return (feed) => {
    const day = siteDay(new Date());
    const before = kept.get(feed.address);
    const isTried = before?.contents === feed.contents && before.day === day;
    if (isTried && (before.failedAt === null || performance.now() - before.failedAt < RETRY_MS)) return;
    const entry = { contents: feed.contents, day, failedAt: null as number | null };
    kept.set(feed.address, entry);
    // The first feeds wait for the process, on 0.6 of a processor more than 5 s. A reader who searches ends one that hangs sooner.
    search.ask('keep', feed, START_MS).catch((error: unknown) => {
      if (search.isClosed) return;
      entry.failedAt = performance.now();
      onFailure(feed.address, error);
    });
  };
}
