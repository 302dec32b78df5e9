import type { Phase } from '../protocol/activity.ts';
import { watchMemory } from './watch-memory.ts';

const MIB = 2 ** 20;
const IDLE = { begin: () => {}, end: () => {} };

/**
 * Phases of releases, one after the other, each allocating some MiB; returns the releases named when it was too much.
 */
function afterPhases(...taken: [release: string | null, mib: number][]): (string | null)[] {
  let bytes = 50 * MIB;
  const full: (string | null)[] = [];
  const phases = watchMemory(
    IDLE,
    (phase) => full.push(phase && phase.release),
    () => bytes,
  );
  for (const [release, mib] of taken) {
    if (release === null) phases.end();
    else phases.begin({ release, unit: null, job: 1, phase: 'load' } satisfies Phase);
    bytes += mib * MIB;
  }
  phases.end();
  phases.end();
  return full;
}

const times = (count: number, ...taken: [string | null, number][]) =>
  Array.from({ length: count }, () => taken).flat();

test.each<[string, [string | null, number][], (string | null)[]]>([
  ['206 MiB are not too much', [['news', 206]], []],
  ['207 at once are', [['news', 207]], ['news']],
  ['who keeps 4 of each view, not who is at work', times(60, ['blog', 4], ['news', 0]), ['blog']],
  ['who keeps more than the others', times(60, ['blog', 3], ['news', 1]), ['blog']],
  ['nobody, if three keep as much', times(36, ['blog', 2], ['news', 2], ['media', 2]), [null]],
  ['nobody, if it grew between two phases', times(60, ['blog', 0], [null, 4]), [null]],
  [
    'what was collected does not count',
    [...times(60, ['blog', 2], ['blog', -2]), ['news', 100], ['news', -100], ...times(60, ['blog', 4])],
    ['blog'],
  ],
])('%s', (_, taken, full) => expect(afterPhases(...taken)).toEqual(full));
