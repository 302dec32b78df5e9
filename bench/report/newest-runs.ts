import type { Part } from '../sample.ts';
import type { Run } from './run.ts';

const PARTS: readonly Part[] = ['lab', 'load', 'growth'];

/**
 * The newest run of each part, oldest first. Each run keeps only the parts for which it is the newest, so that no
 * comparison mixes two runs.
 */
export function newestRuns(runs: readonly Run[]): Run[] {
  const ordered = runs.toSorted((a, b) => a.started.localeCompare(b.started));
  const chosen = new Map(
    PARTS.map((part) => [part, ordered.findLast(({ samples }) => samples.some((one) => one.part === part))]),
  );
  return ordered.flatMap((run) => {
    const counts = (part: Part) => chosen.get(part) === run;
    if (!PARTS.some(counts)) return [];
    return [
      {
        ...run,
        samples: run.samples.filter(({ part }) => counts(part)),
        failures: run.failures.filter(({ part }) => counts(part)),
      },
    ];
  });
}
