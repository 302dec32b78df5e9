import type { ComposerOptions } from './composing.ts';
import { orPrevious, type Finished, type Recompose } from './or-previous.ts';

/**
 * The view when its late blocks have come. Where one of them failed, the release before is tried: readers who have the
 * page already get nothing of it, those after them do, and whose fault it was is known.
 */
export async function wholeView(
  finished: Finished,
  recompose: Recompose,
  asides: ComposerOptions['asides'],
): Promise<Finished> {
  const { composed, mounted } = finished;
  if (!mounted.late?.size) return finished;
  const before = composed.composing.failures.length;
  const settled = await settle(finished);
  if (composed.composing.failures.length === before) return settled;
  return settle(await orPrevious(settled.composed, recompose, asides, before));
}

async function settle({ composed, mounted }: Finished): Promise<Finished> {
  const { late: _late, ...rest } = mounted;
  const whole = { ...rest, view: await composed.shell.settleView(mounted) };
  return { composed: { ...composed, arriving: { ...composed.arriving, mounted: whole } }, mounted: whole };
}
