import type { Sample } from '../sample.ts';
import type { Run } from './run.ts';

type Place = Pick<Sample, 'part' | 'scene'>;

const nameOf = ({ part, scene }: Place): string => `${part}: ${scene}`;

/**
 * For each scene the newest run that has all the contestants that an earlier one had: a run of some scenes or with fewer
 * peers adds to the page and takes nothing from it. Oldest first; each run keeps only its own scenes, so that no comparison
 * within a scene mixes two runs.
 */
export function newestRuns(runs: readonly Run[]): Run[] {
  const ordered = oldestFirst(runs);
  const chosen = new Map<string, { run: Run; contestants: ReadonlySet<string> }>();
  for (const run of ordered)
    for (const [scene, contestants] of scenesOf(run)) {
      const before = chosen.get(scene);
      if (!before || [...before.contestants].every((one) => contestants.has(one)))
        chosen.set(scene, { run, contestants });
    }
  return ordered.flatMap((run) => {
    const counts = (at: Place) => chosen.get(nameOf(at))?.run === run;
    const samples = run.samples.filter(counts);
    return samples.length === 0 ? [] : [{ ...run, samples, failures: run.failures.filter(counts) }];
  });
}

/** Scenes of a run that the page does not show, because an earlier run has more contestants in them. */
export function leftOut(run: Run, runs: readonly Run[]): string[] {
  const shown = newestRuns(runs).find(({ started }) => started === run.started);
  const kept = new Set(shown?.samples.map(nameOf));
  return [...scenesOf(run).keys()].filter((scene) => !kept.has(scene));
}

export function oldestFirst(runs: readonly Run[]): Run[] {
  return runs.toSorted((a, b) => a.started.localeCompare(b.started));
}

/** The contestants of each scene. */
function scenesOf({ samples }: Run): Map<string, Set<string>> {
  const scenes = new Map<string, Set<string>>();
  for (const sample of samples) {
    const name = nameOf(sample);
    scenes.set(name, (scenes.get(name) ?? new Set()).add(sample.of));
  }
  return scenes;
}
