import type { Contestant } from '../contestants/contestant.ts';
import { resetPeaks, peakMb, cpuMs, processTree } from './process-tree.ts';
import { runWrk } from './wrk.ts';

const WARM_SECONDS = 2;

/**
 * Puts load on one path of a contestant: requests per second, 99th percentile (ms), CPU per request (ms) and peak
 * memory (MB). Rejects on an error response, or without any response.
 */
export async function measureLoad(
  { origin, pids }: Pick<Contestant, 'origin' | 'pids'>,
  path: string,
  { connections, seconds, gzip }: { connections: number; seconds: number; gzip: boolean },
): Promise<Record<'perSecond' | 'slowest' | 'cpuPerRequest' | 'peakMemory', number>> {
  const address = origin + path;
  await runWrk(address, { connections, seconds: WARM_SECONDS, gzip });
  const tree = processTree(pids);
  resetPeaks(tree);
  const before = cpuMs(tree);
  const { perSecond, requests, slowestMs, errors } = await runWrk(address, { connections, seconds, gzip });
  if (requests === 0) throw new Error(`${address} sent no response within ${seconds} s.`);
  if (errors > 0) throw new Error(`${errors} of ${requests} requests at ${address} failed.`);
  return {
    perSecond,
    slowest: slowestMs,
    cpuPerRequest: (cpuMs(processTree(pids)) - before) / requests,
    peakMemory: peakMb(processTree(pids)),
  };
}
