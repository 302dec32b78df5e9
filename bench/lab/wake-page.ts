import type { Contestant } from '../contestants/contestant.ts';
import { openPage, type OpenPage } from './lab.ts';
import { readWatch } from './read-watch.ts';
import type { Scene, Tools } from './scene.ts';
import { inlineScriptKb } from './script-bytes.ts';
import { tap } from './touch.ts';

const AT_MOST_MS = 20_000;

/** The first touch on a section front that sleeps: 'See All', which is to open at once while the page wakes. */
export const wakeFront: Scene = async (contestant, tools) => {
  const open = await openPage(tools.browser, { card: contestant.card, pressSeeAll: false, next: null });
  try {
    const inline = await arrive(open, contestant.origin + contestant.front);
    await tap(open, 'main details:has(article) > summary');
    const hydratedAt = await firstUnitMark(open);
    await open.quiet();
    const { touched, opened, long } = await readWatch(open.page);
    if (touched === null || opened === null) throw new Error("A touch of 'See All' shows no more stories.");
    return {
      touchedWorks: opened - touched,
      // A page that did not sleep was ready before it was touched.
      hydrated: Math.max(0, hydratedAt - touched),
      longestTask: Math.max(
        0,
        ...long.filter(({ start }) => start > touched).map(({ duration }) => duration),
      ),
      ...(await awakeScript(open, inline, tools)),
    };
  } finally {
    await open.close();
  }
};

/** The script of a page that is only text, with everything that it may bring: woken by a touch of the menu. */
export function wakeText(pathOf: (contestant: Contestant) => string): Scene {
  return async (contestant, tools) => {
    const open = await openPage(tools.browser, null, { slow: false });
    try {
      const inline = await arrive(open, contestant.origin + pathOf(contestant));
      await tap(open, 'summary');
      await open.quiet();
      return await awakeScript(open, inline, tools);
    } finally {
      await open.close();
    }
  };
}

/** Resolves with the KB of script that stand in the page, when it has come to rest. */
async function arrive({ page, quiet }: OpenPage, address: string): Promise<number> {
  const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await quiet();
  return inlineScriptKb((await answer?.text()) ?? '');
}

/** When the page's own unit said that it has come alive, ms since the page was asked for. */
async function firstUnitMark({ page }: OpenPage): Promise<number> {
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

async function awakeScript({ network }: OpenPage, inline: number, { scripts }: Tools) {
  const all = network.scripts();
  const ofRemotes = all.filter((address) => /\/releases\/(?!shell\/)/.test(address));
  return {
    scriptAwake: inline + (await scripts.of(all)),
    scriptOfRemotes: await scripts.of(ofRemotes),
  };
}
