import type { Browser } from 'playwright-core';
import type { Contestant } from '../contestants/contestant.ts';
import { inOrderOf } from '../in-order-of.ts';
import type { Notebook } from '../notebook.ts';
import { readFront, readPost } from './read-page.ts';
import type { Scene } from './scene.ts';
import { ScriptBytes } from './script-bytes.ts';
import { useSeeAll } from './use-see-all.ts';
import { awakeFront, awakeText, firstTouch } from './wake-page.ts';

interface Entry {
  name: string;
  scene: Scene;
  /** Left out for contestants that have nothing to wake. */
  needsMarks: boolean;
  /** What it gives is the same every time, so once is enough. */
  once: boolean;
}

const SCENES: readonly Entry[] = [
  { name: 'front', scene: readFront, needsMarks: false, once: false },
  { name: 'post', scene: readPost, needsMarks: false, once: false },
  { name: 'see all', scene: useSeeAll, needsMarks: false, once: false },
  { name: 'first touch', scene: firstTouch, needsMarks: true, once: false },
  { name: 'awake front', scene: awakeFront, needsMarks: true, once: false },
  { name: 'text: about', scene: awakeText(() => '/about'), needsMarks: true, once: true },
  { name: 'text: privacy', scene: awakeText(() => '/privacy-policy'), needsMarks: true, once: true },
  { name: 'text: post', scene: awakeText(({ post }) => post), needsMarks: true, once: true },
];

/**
 * All scenes for all contestants, `rounds` times. Within a round the contestants follow one another, each round in
 * another order, so that what the machine does besides hits all alike. `scenes` names those that are wanted, or null.
 */
export async function runLab(
  browser: Browser,
  contestants: readonly Contestant[],
  notebook: Notebook,
  { rounds, scenes }: { rounds: number; scenes: readonly string[] | null },
): Promise<void> {
  const strange = scenes?.find((scene) => !SCENES.some(({ name }) => name === scene));
  if (strange !== undefined) {
    const names = SCENES.map(({ name }) => name).join(', ');
    throw new Error(`--scenes ${strange}: there is no such scene. The scenes are ${names}.`);
  }
  const tools = { browser, scripts: new ScriptBytes() };
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, scene, needsMarks, once } of SCENES) {
      if ((once && round > 0) || (scenes && !scenes.includes(name))) continue;
      for (const contestant of inOrderOf(round, contestants)) {
        if (needsMarks && !contestant.marks) continue;
        await notebook.take({ part: 'lab', of: contestant.name, scene: name, round }, () =>
          scene(contestant, tools),
        );
      }
    }
  }
}
