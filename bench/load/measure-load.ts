import type { Contestant } from '../contestants/contestant.ts';
import { forgetPeaks, peakMb, processorMs, treeOf } from './process-tree.ts';
import { runWrk } from './wrk.ts';

const WARM_SECONDS = 2;

/** Puts one contestant under load at one of its addresses. Rejects when there is no answer, or one that is no success. */
export async function measureLoad(
  { origin, pids }: Pick<Contestant, 'origin' | 'pids'>,
  path: string,
  { connections, seconds, gzip }: { connections: number; seconds: number; gzip: boolean },
): Promise<Record<'perSecond' | 'slowest' | 'processorPerRequest' | 'peakMemory', number>> {
  const address = origin + path;
  await runWrk(address, { connections, seconds: WARM_SECONDS, gzip });
  const tree = treeOf(pids);
  forgetPeaks(tree);
  const before = processorMs(tree);
  const { perSecond, requests, slowestMs, errors } = await runWrk(address, { connections, seconds, gzip });
  if (requests === 0) throw new Error(`${address} gave no answer within ${seconds} s.`);
  if (errors > 0) throw new Error(`${errors} of ${requests} answers at ${address} were no success.`);
  return {
    perSecond,
    slowest: slowestMs,
    processorPerRequest: (processorMs(treeOf(pids)) - before) / requests,
    peakMemory: peakMb(treeOf(pids)),
  };
}
