import type { Load, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { UnitComponent } from '../../src/composition/mounted-view.ts';
import type { UnitRef } from '../../src/composition/unit.ts';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import type { Composing } from './composing.ts';

/** A load that takes longer than this has failed, however patient the reader is. */
const LOAD_LIMIT_MS = 10_000;

interface Runnable {
  ref: UnitRef;
  load: Load<unknown>;
  Component: UnitComponent;
  /** After this many milliseconds the page does not wait any longer. */
  deadlineMs: number;
}

/**
 * Runs the `load` of a unit. What comes after the deadline finds a page that is on its way already, where a unit that
 * throws could not be taken back: it is rendered alone first, and rejects here.
 */
export async function runLoad(
  composing: Composing,
  { ref, load, Component, deadlineMs }: Runnable,
  params: Readonly<Record<string, string>>,
): Promise<Loaded<unknown>> {
  const { telemetry, request, shell } = composing;
  const started = performance.now();
  const told = (outcome: 'ok' | 'failed' | 'late') =>
    telemetry.unitLoaded(composing.seen(ref), outcome, (performance.now() - started) / 1000);
  try {
    const loading = Promise.resolve(load(composing.loadContext(ref.remote, params)));
    const loaded = await withDeadline(
      loading,
      LOAD_LIMIT_MS,
      `The load took longer than ${LOAD_LIMIT_MS} ms.`,
    );
    const late = performance.now() - started > deadlineMs;
    if (late) {
      const problem = shell.module.renderAlone(Component, loaded.data, request.url);
      if (problem) throw problem.error;
    }
    told(late ? 'late' : 'ok');
    return loaded;
  } catch (error) {
    told('failed');
    throw error;
  }
}
