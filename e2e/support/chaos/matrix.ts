import { BROWSER_FAULTS } from './browser-faults.ts';
import { CHAOS_REMOTES, type ChaosRemote } from './chaos-remotes.ts';
import { FAULT_NAMES, type FaultName } from './fault-names.ts';
import { SERVER_FAULTS } from './server-faults.ts';

/** One way in which a remote can fail in front of a reader. */
interface ChaosCase {
  fault: FaultName;
  remote: string;
  side: 'server' | 'browser';
  moment: 'first load' | 'navigation';
}

/** All possible cases: remote x fault x side x moment. */
export const ALL_CASES: readonly ChaosCase[] = FAULT_NAMES.flatMap((fault) =>
  CHAOS_REMOTES.flatMap((remote) => [
    ...(onServer(fault) ? bothMoments({ fault, remote: remote.name, side: 'server' }) : []),
    ...(onFirstLoad(fault, remote)
      ? [{ fault, remote: remote.name, side: 'browser', moment: 'first load' } as const]
      : []),
    ...('none' in BROWSER_FAULTS[fault]
      ? []
      : [{ fault, remote: remote.name, side: 'browser', moment: 'navigation' } as const]),
  ]),
);

const SAMPLE = new Set(sample(ALL_CASES).map(keyOf));

/**
 * `[]` for the cases of `npm test`, `['@full']` for those that only `npm run test:all` runs. `npm test` has each fault, each
 * remote and each moment on both sides. Not each fault with each remote: remotes are loaded in one way.
 */
export function tagsOf(one: ChaosCase): string[] {
  return SAMPLE.has(keyOf(one)) ? [] : ['@full'];
}

/**
 * Selects few cases that cover every pair that `pairsOf` names. Deterministic. Among cases with equally many new pairs it
 * takes the one whose pairs were covered least, to spread the selection evenly.
 */
export function sample(all: readonly ChaosCase[]): ChaosCase[] {
  const met = new Map(all.flatMap(pairsOf).map((pair) => [pair, 0]));
  const chosen: ChaosCase[] = [];
  const timesMet = (one: ChaosCase) => pairsOf(one).map((pair) => met.get(pair) ?? 0);
  const gain = (one: ChaosCase) => timesMet(one).filter((times) => times === 0).length;
  const worn = (one: ChaosCase) => timesMet(one).reduce((sum, times) => sum + times, 0);
  while ([...met.values()].includes(0)) {
    const best = all.reduce((a, b) => ((gain(b) - gain(a) || worn(a) - worn(b)) > 0 ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return chosen;
}

/** Fault, remote and moment of a case, each with its side. */
export function pairsOf({ side, fault, remote, moment }: ChaosCase): string[] {
  return [fault, remote, moment].map((value) => `${value}, ${side}`);
}

function keyOf({ fault, remote, side, moment }: ChaosCase): string {
  return [fault, remote, side, moment].join('|');
}

function onServer(fault: FaultName): boolean {
  return !('none' in SERVER_FAULTS[fault]);
}

/** A page that does not hydrate requests none of its scripts on a first load. */
function onFirstLoad(name: FaultName, { hydrates }: ChaosRemote): boolean {
  const fault = BROWSER_FAULTS[name];
  return hydrates && !('none' in fault) && typeof fault.firstLoad === 'string';
}

function bothMoments(one: Omit<ChaosCase, 'moment'>): ChaosCase[] {
  return [
    { ...one, moment: 'first load' },
    { ...one, moment: 'navigation' },
  ];
}
