import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Contestant } from '../contestants/contestant.ts';
import { rotate } from '../rotation.ts';
import type { Recorder } from '../recorder.ts';
import { nextPage } from './next-page.ts';
import { openOnFastCpu, openOnSlowLine, readPage, type PathOf } from './read-page.ts';
import { ScriptBytes } from './script-bytes.ts';
import { useSeeAll } from './use-see-all.ts';
import { awakeFront, awakeText, firstTouch } from './wake-page.ts';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { startPrerenderingBrowser } from '../../e2e/support/browser/prerendering-browser.ts';
import type { Scene } from './lab.ts';
import { startSlowLine } from './slow-line.ts';

interface Entry {
  name: string;
  scene: Scene;
  /** The page that other readers have read before. */
  pathOf?: PathOf;
  /** Which contestants can play it; others have nothing to wake, or no front page. */
  needs?: 'marks' | 'home';
  /** Deterministic, so one round is enough. */
  once?: true;
}

/** The name of a scene that is also played with this machine's own CPU. */
export const fast = (name: string): string => `${name}: fast CPU`;

/** The name of a scene whose line delivers packet by packet. */
export const packets = (name: string): string => `${name}: packet by packet`;

type Page = Pick<Entry, 'name' | 'needs'> & { pathOf: PathOf };

const PAGES: readonly Page[] = [
  { name: 'front', pathOf: ({ front }) => front },
  { name: 'post', pathOf: ({ post }) => post },
  { name: 'front page', pathOf: ({ home }) => home ?? '/', needs: 'home' },
];

const SCENES: readonly Entry[] = [
  ...PAGES.map((page) => ({ ...page, scene: readPage(page.pathOf) })),
  ...PAGES.map((page) => ({ ...page, name: fast(page.name), scene: openOnFastCpu(page.pathOf) })),
  ...PAGES.filter(({ needs }) => needs !== 'home').map((page) => ({
    ...page,
    name: packets(page.name),
    scene: openOnSlowLine(page.pathOf),
  })),
  { name: 'see all', scene: useSeeAll },
  { name: 'next page', scene: nextPage({ link: 'other', awake: false }) },
  { name: 'next page: likeliest', scene: nextPage({ link: 'likeliest', awake: false }) },
  { name: 'next page: awake', scene: nextPage({ link: 'other', awake: true }), needs: 'marks' },
  { name: 'first touch', scene: firstTouch, needs: 'marks' },
  { name: 'awake front', scene: awakeFront, needs: 'marks', once: true },
  { name: 'text: about', scene: awakeText(() => '/about'), needs: 'marks', once: true },
  { name: 'text: privacy', scene: awakeText(() => '/privacy-policy'), needs: 'marks', once: true },
  { name: 'text: post', scene: awakeText(({ post }) => post), needs: 'marks', once: true },
];

/**
 * Runs the named scenes, or all for null, for all contestants, `rounds` times. The order of contestants rotates, so that
 * load from elsewhere on the machine affects all alike. Rejects on an unknown scene.
 */
export async function runLab(
  browser: Browser,
  contestants: readonly Contestant[],
  recorder: Recorder,
  { rounds, scenes }: { rounds: number; scenes: readonly string[] | null },
): Promise<void> {
  const unknown = scenes?.find((scene) => !SCENES.some(({ name }) => name === scene));
  if (unknown !== undefined) {
    const names = SCENES.map(({ name }) => name).join(', ');
    throw new Error(`--scenes ${unknown}: there is no such scene. The scenes are ${names}.`);
  }
  const line = await startSlowLine();
  const prerendering = await startPrerenderingBrowser(await findBrowser());
  const tools = { browser, scripts: new ScriptBytes(), prerendering, line };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, scene, pathOf, needs, once } of SCENES) {
        if ((once && round > 0) || (scenes && !scenes.includes(name))) continue;
        const playing = rotate(round, contestants).filter((contestant) => !needs || contestant[needs]);
        if (pathOf) await Promise.all(playing.map((one) => othersReadIt(one.origin + pathOf(one))));
        for (const contestant of playing) {
          await recorder.measure({ part: 'lab', of: contestant.name, scene: name, round }, () =>
            scene(contestant, tools),
          );
        }
      }
    }
  } finally {
    await prerendering.close();
    line.close();
  }
}

/**
 * Requests a page as earlier readers would have: for the first reader a server may render it and compress it only lightly. This
 * site compresses pages that are read again better, once a second, and keeps them for longer than a round of contestants takes.
 */
async function othersReadIt(url: string): Promise<void> {
  for (let reader = 0; reader < 4; reader += 1) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } })).arrayBuffer();
    await delay(500);
  }
}
