import type { Contestant, NextPage } from '../contestants/contestant.ts';
import { openPage, type OpenPage, type Scene, type Tools } from './lab.ts';
import { readWatch } from './page-watch.ts';
import { inlineScriptKb } from './script-bytes.ts';
import { tap } from './touch.ts';

const AT_MOST_MS = 20_000;
const CLICK_MS = 5000;
/** A page with an enhanced field: its search filters while typing. */
const TOUCHED = '/faq';
const CONTROL = '#faq-search';

/** First touch on a sleeping page: measures the time to focus of the field, and to hydration. */
export const firstTouch: Scene = async (contestant, { browser }) => {
  const { card, origin } = contestant;
  const open = await openPage(browser, { card, control: CONTROL, pressSeeAll: false, next: null });
  try {
    await arrive(open, origin + TOUCHED);
    await tap(open, CONTROL);
    const live = await unitMark(open);
    await open.quiet();
    const { touched, focused, long } = await readWatch(open.page);
    if (touched === null || focused === null) throw new Error('The field did not take the focus.');
    return {
      touchedWorks: focused - touched,
      // A page that did not sleep hydrated before the touch.
      hydrated: Math.max(0, live - touched),
      longestTask: Math.max(
        0,
        ...long.filter(({ start }) => start > touched).map(({ duration }) => duration),
      ),
    };
  } finally {
    await open.close();
  }
};

/** Wakes a section front: measures its script, then taps the first story and measures again. */
export const awakeFront: Scene = async (contestant, { browser, scripts }) => {
  const { card, origin, front, story } = contestant;
  const open = await openPage(browser, { card, control: null, pressSeeAll: false, next: story });
  try {
    const inline = await arrive(open, origin + front);
    await wake(open);
    const awake = await scriptOf(open, inline, { scripts });
    await followLink(open, story);
    await open.quiet();
    const { scriptAwake: scriptAfterNext } = await scriptOf(open, inline, { scripts });
    return { ...awake, scriptAfterNext };
  } finally {
    await open.close();
  }
};

/** Wakes a page that is only text and measures its script. */
export function awakeText(pathOf: (contestant: Contestant) => string): Scene {
  return async (contestant, { browser, scripts }) => {
    const open = await openPage(browser, null, { slow: false });
    try {
      const inline = await arrive(open, contestant.origin + pathOf(contestant));
      await wake(open);
      return await scriptOf(open, inline, { scripts });
    } finally {
      await open.close();
    }
  };
}

/** Loads a page and waits until it is idle. Resolves with the size of its inline scripts, KB. */
async function arrive({ page, quiet }: OpenPage, address: string): Promise<number> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await quiet();
  return inlineScriptKb((await response?.text()) ?? '');
}

/** Wakes the page as an enhanced control would; not every page has one. */
async function wake({ page, quiet }: OpenPage): Promise<void> {
  await page.evaluate(() => window.meadowlark?.wake());
  await quiet();
}

/** When the page's own unit was hydrated, by its performance mark, ms since the start of the navigation. */
async function unitMark({ page }: OpenPage): Promise<number> {
  const mark = await page.waitForFunction(
    () => {
      const unit = document.querySelector<HTMLElement>('main [data-unit]')?.dataset['unit'];
      return performance.getEntriesByName(`unit:${unit}`)[0]?.startTime;
    },
    null,
    { timeout: AT_MOST_MS, polling: 50 },
  );
  return Number(await mark.jsonValue());
}

/** Taps a link. Resolves in the first frame with the next page. `next-page.ts` measures how long it takes. */
async function followLink(open: OpenPage, { link }: NextPage): Promise<void> {
  await tap(open, link);
  await open.page
    .waitForFunction(() => sessionStorage.getItem('bench') !== null, null, { timeout: CLICK_MS, polling: 20 })
    .catch(() => {
      throw new Error(`The tap on ${link} did not click: did the page move under the finger?`);
    });
  await open.page.waitForFunction(() => window.benchWatch?.arrived, null, {
    timeout: AT_MOST_MS,
    polling: 50,
  });
}

async function scriptOf({ network }: OpenPage, inline: number, { scripts }: Pick<Tools, 'scripts'>) {
  const all = network.scripts();
  const ofRemotes = all.filter((address) =>
    /\/releases\/(?!shell\/)|\/(?:page|block)-[\w-]+\.js$/.test(address),
  );
  return {
    scriptAwake: inline + (await scripts.of(all)),
    scriptOfRemotes: await scripts.of(ofRemotes),
  };
}
