import type { Release } from '@meadowlark/shared/contract/release.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { Browser, Page, Route } from 'playwright-core';
import mime from 'mime';
import { NAMES } from '../../gate/browser/launch-browser.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { verifiedFile } from '../../store/verify/verified-file.ts';
import { statesOf, THEMES, WIDTHS, type State, type Theme, type Width } from '../../server/states/states.ts';

export interface Photo {
  state: State;
  theme: Theme;
  width: Width;
  bytes: Buffer;
}

export interface Photography {
  store: EditionStore;
  releases: readonly Release[];
  /** Renders guests; null: there are none. */
  shell: Release | null;
  /** PNG for comparing, JPEG for viewing. */
  format: 'png' | 'jpeg';
  /** Called once per state, with a picture for each theme and width, or with the problem. */
  done: (state: State, photos: readonly Photo[], problem: string | null) => Promise<void> | void;
}

/** Tabs open at a time; each keeps a CPU busy. */
const TABS = 2;
const ORIGIN = 'http://states.test';
/** The date in every picture, so that a page that shows today's date looks the same in all. */
const TODAY = new Date('2026-01-05T12:00:00Z');
/** Milliseconds to wait for a state, on a busy machine. */
const READY_MS = 20_000;

/**
 * Takes pictures of every state of these releases, from their standalone pages in the store. Nothing else is requested:
 * pictures from outside are replaced by a gray square, and the date is fixed.
 */
export async function photograph(
  browser: Browser,
  { store, releases, shell, format, done }: Photography,
): Promise<void> {
  const waiting = releases.flatMap((release) => statesOf(release, shell));
  const work = async (): Promise<void> => {
    const page = await openTab(browser, store);
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      try {
        await done(state, await photosOf(page, state, format), null);
      } catch (error) {
        await done(state, [], messageOf(error).split('\n', 1)[0] ?? '');
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

async function openTab(browser: Browser, store: EditionStore): Promise<Page> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  await page.addInitScript(NAMES);
  await page.clock.setFixedTime(TODAY);
  await page.route('**', (route) => respond(route, store));
  return page;
}

const GRAY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#a8a396"/></svg>';

/** Serves files of releases from the store; all other images are gray, and everything else is aborted. */
async function respond(route: Route, store: EditionStore): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  const [, name, version, file] = /^\/releases\/([^/]+)\/([^/]+)\/(web\/.+)$/.exec(pathname) ?? [];
  if (origin === ORIGIN && name !== undefined && version !== undefined && file !== undefined) {
    try {
      const body = await verifiedFile(store, await store.release(name, version), file);
      await route.fulfill({ contentType: mime.getType(file) ?? 'application/octet-stream', body });
    } catch {
      await route.abort();
    }
  } else if (request.resourceType() === 'image') {
    await route.fulfill({ contentType: 'image/svg+xml', body: GRAY });
  } else {
    await route.abort();
  }
}

async function photosOf(page: Page, state: State, type: Photography['format']): Promise<Photo[]> {
  await page.goto(`${ORIGIN}${state.address}`, { timeout: READY_MS });
  const main = page.locator('main');
  await main.waitFor({ timeout: READY_MS });
  if (state.situation !== 'pending') await page.waitForFunction(hasArrived, undefined, { timeout: READY_MS });
  const photos: Photo[] = [];
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(settled);
      const quality = type === 'jpeg' ? { quality: 70 } : {};
      const bytes = await main.screenshot({ type, animations: 'disabled', caret: 'hide', ...quality });
      photos.push({ state, theme, width, bytes });
    }
  }
  return photos;
}

// The functions below run in the browser.

/**
 * Whether the page has loaded. A remote's standalone page shows the status of a finished load as the first of its facts;
 * that of a guest marks its main element.
 */
function hasArrived(): boolean {
  if (document.querySelector('main[data-arrived]')) return true;
  const status = document.querySelector('dd')?.textContent ?? null;
  return status !== null && status !== 'waiting for the load';
}

/** Waits for fonts and images, also those below the fold. */
async function settled(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))]);
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
