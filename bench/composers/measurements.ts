import path from 'node:path';
import type { Contestant } from '../contestants/contestant.ts';
import { measureLoad } from '../load/measure-load.ts';
import { runWrk } from '../load/wrk.ts';

const CONNECTIONS = 16;
const SEARCHES = 8;
/** Extra seconds for the searches, which must outlast the load that they disturb. */
const AROUND_SECONDS = 3;

export interface Measured {
  perSecond: number;
  slowest: number;
  cpuPerRequest: number;
}

/** Loads the section front over 16 connections. */
export function underLoad(
  one: Pick<Contestant, 'origin' | 'pids' | 'front'>,
  seconds: number,
): Promise<Measured> {
  return measureLoad(one, one.front, { connections: CONNECTIONS, seconds, gzip: false });
}

/** The same during uncached searches over eight connections. Rejects if a search fails. */
export async function underSearches(one: Contestant, seconds: number): Promise<Measured> {
  const searching = runWrk(one.origin, {
    connections: SEARCHES,
    seconds: seconds + AROUND_SECONDS,
    gzip: false,
    script: path.join(import.meta.dirname, 'search.lua'),
  });
  const [measured, { errors, requests }] = await Promise.all([underLoad(one, seconds), searching]);
  if (requests === 0 || errors > 0) throw new Error(`${errors} of ${requests} searches failed.`);
  return measured;
}
