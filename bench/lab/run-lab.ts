import type { Browser } from 'playwright-core';
import type { Contestant } from '../contestants/contestant.ts';
import { rotate } from '../rotation.ts';
import type { Recorder } from '../recorder.ts';
import { readFront, readPost } from './read-page.ts';
import { ScriptBytes } from './script-bytes.ts';
import { useSeeAll } from './use-see-all.ts';
import { awakeFront, awakeText, firstTouch } from './wake-page.ts';
import type { Scene } from './lab.ts';

interface Entry {
  name: string;
  scene: Scene;
  /** Skipped for contestants without `marks`, which have nothing to wake. */
  needsMarks: boolean;
  /** Deterministic, so one round is enough. */
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
  const tools = { browser, scripts: new ScriptBytes() };
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, scene, needsMarks, once } of SCENES) {
      if ((once && round > 0) || (scenes && !scenes.includes(name))) continue;
      for (const contestant of rotate(round, contestants)) {
        if (needsMarks && !contestant.marks) continue;
        await recorder.measure({ part: 'lab', of: contestant.name, scene: name, round }, () =>
          scene(contestant, tools),
        );
      }
    }
  }
}
