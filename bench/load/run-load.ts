import type { Contestant } from '../contestants/contestant.ts';
import { rotate } from '../rotation.ts';
import type { Recorder } from '../recorder.ts';
import { measureLoad } from './measure-load.ts';
import { requireWrk } from './wrk.ts';

const CONNECTIONS = [1, 16, 64];
/** More connections would only queue: a render keeps a CPU busy. */
const RENDER_CONNECTIONS = 16;

interface Cell {
  scene: string;
  of: readonly Contestant[];
  connections: number;
  gzip: boolean;
}

/** Name of a scene of the load in tables and targets. */
export function cachedScene(connections: number, gzip: boolean): string {
  return `cached page, ${connections} at once${gzip ? ', gzip' : ''}`;
}

export function renderScene(gzip: boolean): string {
  return `uncached render, ${RENDER_CONNECTIONS} at once${gzip ? ', gzip' : ''}`;
}

/** Measures contestants that respond from memory (`cached`) and contestants that render each request (`rendering`). */
export async function runLoad(
  { cached, rendering }: { cached: readonly Contestant[]; rendering: readonly Contestant[] },
  recorder: Recorder,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  await requireWrk();
  const cells: Cell[] = [false, true].flatMap((gzip) => [
    ...CONNECTIONS.map((connections) => ({
      scene: cachedScene(connections, gzip),
      of: cached,
      connections,
      gzip,
    })),
    { scene: renderScene(gzip), of: rendering, connections: RENDER_CONNECTIONS, gzip },
  ]);
  for (let round = 0; round < rounds; round += 1) {
    for (const { scene, of, connections, gzip } of cells) {
      for (const contestant of rotate(round, of)) {
        await recorder.measure({ part: 'load', of: contestant.name, scene, round }, () =>
          measureLoad(contestant, contestant.front, { connections, seconds, gzip }),
        );
      }
    }
  }
}
