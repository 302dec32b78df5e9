import type { Contestant } from '../contestants/contestant.ts';
import { inOrderOf } from '../in-order-of.ts';
import type { Notebook } from '../notebook.ts';
import { measureLoad } from './measure-load.ts';
import { needWrk } from './wrk.ts';

const CONNECTIONS = [1, 16, 64];
/** More at once would only wait: a render keeps a processor busy as it is. */
const RENDER_CONNECTIONS = 16;

interface Cell {
  scene: string;
  of: readonly Contestant[];
  connections: number;
  gzip: boolean;
}

/** Scenes of the load, as tables and targets name them. */
export function cachedScene(connections: number, gzip: boolean): string {
  return `cached page, ${connections} at once${gzip ? ', gzip' : ''}`;
}

export function renderScene(gzip: boolean): string {
  return `uncached render, ${RENDER_CONNECTIONS} at once${gzip ? ', gzip' : ''}`;
}

/**
 * How much each contestant can send, and what it costs. `cached` answer from memory where they can, as a site does that
 * is read; `rendering` make every page anew.
 */
export async function runLoad(
  { cached, rendering }: { cached: readonly Contestant[]; rendering: readonly Contestant[] },
  notebook: Notebook,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  await needWrk();
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
      for (const contestant of inOrderOf(round, of)) {
        await notebook.take({ part: 'load', of: contestant.name, scene, round }, () =>
          measureLoad(contestant, contestant.front, { connections, seconds, gzip }),
        );
      }
    }
  }
}
