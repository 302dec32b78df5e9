import type { Sample } from '../sample.ts';
import type { Run } from './run.ts';
import { TARGETS } from './targets.ts';

type Place = Pick<Sample, 'part' | 'scene'>;

const nameOf = ({ part, scene }: Place): string => `${part}: ${scene}`;

/**
 * For each scene the newest run that has all contestants of the earlier runs, or at least those that a target of the scene
 * compares: a run of some scenes or with fewer peers must not remove a judgment from the page. Oldest first; each run keeps only
 * its own scenes, so that no comparison within a scene mixes two runs.
 */
export function newestRuns(runs: readonly Run[]): Run[] {
  const ordered = oldestFirst(runs);
  const chosen = new Map<string, { run: Run; contestants: ReadonlySet<string> }>();
  for (const run of ordered)
    for (const [scene, contestants] of scenesOf(run)) {
      const before = chosen.get(scene);
      const isNeeded = comparedIn(scene);
      if (!before || [...before.contestants].every((one) => contestants.has(one) || !isNeeded(one)))
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

/** Whether a target of the scene compares a contestant; of a scene without targets, all count. */
function comparedIn(scene: string): (contestant: string) => boolean {
  const names = TARGETS.flatMap((target) => [
    ...(nameOf(target.metric) === scene ? [target.of] : []),
    ...(target.kind === 'ratio' && nameOf(target.otherMetric) === scene ? [target.to] : []),
  ]);
  return (contestant) => names.length === 0 || names.includes(contestant);
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
