import type { Contestant } from '../contestants/contestant.ts';
import { followLink } from './follow-link.ts';
import { openPage } from './lab.ts';
import { blockingMs, readWatch } from './read-watch.ts';
import type { Scene, Tools } from './scene.ts';
import { inlineScriptKb } from './script-bytes.ts';
import { scrollThrough } from './touch.ts';

/** A first visit to the section front: it comes, is read to its end, and its first story is tapped. */
export const readFront: Scene = (contestant, tools) => read(contestant, contestant.front, tools);

/** A first visit to the long post: it comes and is read to its end. */
export const readPost: Scene = (contestant, tools) => read(contestant, contestant.post, tools);

async function read({ origin, card, story, front }: Contestant, path: string, { browser, scripts }: Tools) {
  const goesOn = path === front;
  const next = goesOn ? { path: story.to, there: story.there } : null;
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
