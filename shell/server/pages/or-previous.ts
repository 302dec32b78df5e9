import type { MountedView } from '../../src/composition/mounted-view.ts';
import type { Composed } from './compose-view.ts';
import type { ComposerOptions, Failure } from './composing.ts';
import { noteThrown } from './note-thrown.ts';

/** A view that is there, with what it was composed of. */
export interface Finished {
  composed: Composed;
  mounted: MountedView;
}

/** Composes the same view without the releases of these remotes: with those before them. */
export type Recompose = (without: readonly string[]) => Promise<Composed>;

/**
 * Waits for a view. Where a remote failed in it, it is composed once more with the release before, and when that fails
 * less, the reader gets it, and the release that failed is blamed. A failure that both share is not the release's.
 * Failures before the number `since` have been dealt with.
 */
export async function orPrevious(
  first: Composed,
  recompose: Recompose,
  asides: ComposerOptions['asides'],
  since = 0,
): Promise<Finished> {
  const mounted = await arrived(first);
  const finished = { composed: first, mounted };
  const { choice } = first.composing;
  const failures = first.composing.failures.slice(since);
  const failed = remotesOf(failures).filter((name) => !choice.pinned.includes(name));
  if (failed.length === 0) return finished;
  try {
    const second = await recompose([...choice.without, ...failed]);
    const again = { composed: second, mounted: await arrived(second) };
    const better = second.composing.failures.length < failures.length;
    settleBlame(first.composing, failures, second, asides);
    return better ? again : finished;
  } catch (error) {
    first.composing.log.error({ err: error }, 'the previous releases could not be composed either');
    return finished;
  }
}

/**
 * The view when it is there. One that will be streamed, because some of its blocks are late, cannot be rendered a second
 * time: units of it that throw are found and taken out now.
 */
async function arrived(composed: Composed): Promise<MountedView> {
  const { arriving, composing, shell } = composed;
  const mounted = await arriving.mounted;
  if (!mounted.late?.size) return mounted;
  return shell.withoutThrowingUnits(mounted, composing.request.url, (thrown) => noteThrown(composed, thrown));
}

/** Blames the releases whose remotes failed in the first view and not in the second, which had the ones before them. */
export function settleBlame(
  { telemetry }: Composed['composing'],
  failures: readonly Failure[],
  second: Composed,
  asides: ComposerOptions['asides'],
): void {
  const stillBad = remotesOf(second.composing.failures);
  for (const { unit, error, grave } of failures) {
    const { remote: name, version } = unit;
    if (stillBad.includes(name)) {
      telemetry.fellBack(unit, 'fallback', 'server');
      continue;
    }
    telemetry.fellBack(unit, 'previous', 'server');
    asides.failed({ name, version }, sentence(error), grave);
  }
}

function remotesOf(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ unit }) => unit.remote))];
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
