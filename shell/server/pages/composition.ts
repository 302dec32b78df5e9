import type { Choice } from '../editions/choose-version.ts';
import { composeFirst } from './compose-first.ts';
import { composeView, type Composed } from './compose-view.ts';
import type { CompositionLog } from './composing.ts';
import type { PageRequest } from './load-context.ts';
import { orPrevious, type Finished, type Recompose } from './or-previous.ts';
import { settledWithin } from './settled-within.ts';
import type { ViewOptions } from './view-options.ts';
import { wholeView } from './whole-view.ts';

/** One run of the loads of a view. However many readers wait for it, what fails in it is blamed once. */
export interface Composition {
  /** What the frame is made of while the rest is under way. */
  composed: Composed;
  /** The view as it may be shown: blocks of it may still be late. */
  shown: Promise<Finished>;
  /** The view when nothing is late any more. */
  whole: Promise<Finished>;
  recompose: Recompose;
  /** After this moment readers get the frame and the rest as it comes; of `performance.now()`. */
  lateAt: number;
}

/** Starts to compose a view. Rejects only when the shell itself cannot be had. */
export async function startComposition(
  options: ViewOptions,
  choice: Choice,
  request: PageRequest,
  log: CompositionLog,
): Promise<Composition> {
  const { asides } = options;
  const recompose: Recompose = (without) => composeView(options, { ...choice, without }, request, log);
  const composed = await composeFirst(choice, recompose, asides);
  const shown = orPrevious(composed, recompose, asides);
  const whole = shown.then((finished) => wholeView(finished, recompose, asides));
  // Who wants the view hears of it; nobody may be waiting when it breaks.
  whole.catch(() => {});
  return { composed, shown, whole, recompose, lateAt: performance.now() + composed.deadlineMs };
}

/** The view when all of it is there in time; null when the reader is not to wait any longer. Rejects as `shown` does. */
export async function inTime({ shown, lateAt }: Composition): Promise<Finished | null> {
  if (!(await settledWithin(shown, lateAt - performance.now()))) return null;
  const finished = await shown;
  return finished.mounted.late?.size ? null : finished;
}
