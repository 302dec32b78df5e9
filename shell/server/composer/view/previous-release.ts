import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { UnitRef } from '../../../src/composition/unit.ts';
import type { Failure, ViewJob } from './view-context.ts';
import { unwritableUnit } from './unwritable-unit.ts';
import { View } from './view.ts';
import { releaseOfError } from '../../protocol/release-in-stack.ts';
import { releaseOfUnit } from '../../../store/release-key.ts';

const SHELL: UnitRef = { remote: 'shell', kind: 'page', name: 'frame' };

export interface ViewResult<Result> {
  view: View;
  result: Result;
}

/** Starts a view, with the previous shell if the shell cannot be loaded. Rejects if neither can. */
export async function startWithFallback(job: ViewJob): Promise<View> {
  const { without, replaced, edition } = job.request;
  try {
    return await View.start(job, without);
  } catch (error) {
    const view = await View.start(job, [...without, 'shell']).catch(() => {
      throw error;
    });
    const version = replaced['shell'] ?? edition.releases['shell'] ?? 'none';
    view.context.judge({ name: 'shell', version }, { state: 'failed', why: messageOf(error), fatal: true });
    return view;
  }
}

/**
 * Does a part of a view's work; once more, with the previous release of each, if remotes or the shell fail. The reader
 * gets the second view if it has fewer failures. A release is blamed if it failed and its previous release did not: a
 * failure that both share has another cause. Rejects if the shell throws and the second try does too.
 */
export async function runWithFallback<Result>(
  job: ViewJob,
  first: View,
  work: (view: View) => Promise<Result>,
): Promise<ViewResult<Result>> {
  const { context } = first;
  let reached: ViewResult<Result> | null = null;
  let shellError: unknown;
  try {
    reached = { view: first, result: await work(first) };
  } catch (error) {
    if (job.signal.aborted) throw error;
    shellError = error;
    context.failed((await unitOf(error, first)) ?? SHELL, error, false);
  }
  const failures = context.takeFailures();
  const failed = remotesOf(failures).filter((name) => !job.request.pinned.includes(name));
  if (failed.length > 0) {
    try {
      const view = await View.start(job, [...context.without, ...failed]);
      const again = { view, result: await work(view) };
      const stillFailing = view.context.takeFailures();
      settleBlame(first, failures, stillFailing);
      if (!reached || stillFailing.length < failures.length) return again;
    } catch (error) {
      context.log('error', { err: error }, 'the previous releases could not be composed either');
    }
  }
  if (!reached) throw shellError;
  return reached;
}

/**
 * The unit that caused an error of a whole page: by the stack, because a unit that throws only sometimes threw in the page,
 * but not when it was rendered alone; or by what it has made of its data. Null if it was the shell.
 */
async function unitOf(error: unknown, view: View): Promise<UnitRef | null> {
  const { units, context, match } = view;
  const found = releaseOfError(error);
  const isIts = ({ remote }: UnitRef) =>
    remote === found?.name && context.used.get(remote)?.release.version === found.version;
  const named = units.find(isIts);
  if (named) return named;
  try {
    return unwritableUnit(await view.whole(), match);
  } catch {
    // The view did not become whole: that was the error.
    return null;
  }
}

/** Blames the releases that failed in the first view if their previous release did not fail in the second. */
function settleBlame(
  { context }: View,
  failures: readonly Failure[],
  stillFailing: readonly Failure[],
): void {
  const stillBad = remotesOf(stillFailing);
  for (const { unit, error, fatal } of failures) {
    const isShared = stillBad.includes(unit.remote);
    context.record({ event: 'fell-back', unit, to: isShared ? 'fallback' : 'previous', side: 'server' });
    if (!isShared) context.judge(releaseOfUnit(unit), { state: 'failed', why: messageOf(error), fatal });
  }
}

function remotesOf(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ unit }) => unit.remote))];
}
