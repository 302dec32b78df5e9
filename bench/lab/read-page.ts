import type { Contestant } from '../contestants/contestant.ts';
import { followLink } from './follow-link.ts';
import { openPage, type Scene, type Tools } from './lab.ts';
import { blockingMs, readWatch } from './page-watch.ts';
import { inlineScriptKb } from './script-bytes.ts';
import { scrollThrough } from './touch.ts';

/** First visit to the section front: loads it, scrolls to the end and taps the first story. */
export const readFront: Scene = (contestant, tools) => read(contestant, contestant.front, tools);

/** First visit to the long post: loads it and scrolls to the end. */
export const readPost: Scene = (contestant, tools) => read(contestant, contestant.post, tools);

async function read({ origin, card, story, front }: Contestant, path: string, { browser, scripts }: Tools) {
  const goesOn = path === front;
  const next = goesOn ? story : null;
  const open = await openPage(browser, { card, control: null, pressSeeAll: false, next });
  try {
    const answer = await open.page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    await open.quiet();
    const watch = await readWatch(open.page);
    const inline = inlineScriptKb((await answer?.text()) ?? '');
    const asked = open.network.all();
    const atFirst = {
      firstPaint: watch.firstPaint,
      largestPaint: watch.largestPaint,
      blocking: blockingMs(watch),
      bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      requests: asked.length,
      scriptAtFirst: inline + (await scripts.of(open.network.scripts())),
    };
    await scrollThrough(open);
    await open.quiet();
    const figures = {
      ...atFirst,
      shift: (await readWatch(open.page)).shift,
      scriptReading: inline + (await scripts.of(open.network.scripts())),
    };
    return goesOn ? { ...figures, nextPage: await followLink(open, story) } : figures;
  } finally {
    await open.close();
  }
}
