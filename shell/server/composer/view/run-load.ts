import { LOAD_DEADLINE_MS } from '@meadowlark/shared/contract/deadlines.ts';
import { assertWritable } from '@meadowlark/shared/contract/page-size.ts';
import {
  PAGE_STATUSES,
  type Load,
  type LoadContext,
  type Loaded,
  type PageStatus,
} from '@meadowlark/shared/contract/load.ts';
import type { UnitComponent } from '../../../src/composition/mounted-view.ts';
import type { UnitRef } from '../../../src/composition/unit.ts';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { loadContext } from './load-context.ts';
import type { ViewContext } from './view-context.ts';

interface Runnable {
  ref: UnitRef;
  load: Load<unknown>;
  Component: UnitComponent;
  /** Milliseconds after which the page no longer waits for the unit. */
  deadlineMs: number;
}

/**
 * Runs the `load` of a unit. A late unit joins a page that is already being sent, where a unit that throws cannot be
 * replaced: so it is rendered alone first, and rejects here if it throws.
 */
export async function runLoad(
  context: ViewContext,
  { ref, load, Component, deadlineMs }: Runnable,
  params: Readonly<Record<string, string>>,
): Promise<Loaded<unknown>> {
  const started = performance.now();
  const seen = context.seen(ref);
  context.traced('load', seen, null);
  const record = (outcome: 'ok' | 'failed' | 'late') => {
    context.traced('load', seen, outcome);
    context.record({
      event: 'unit-loaded',
      unit: seen,
      outcome,
      seconds: (performance.now() - started) / 1000,
    });
  };
  try {
    const given = await loadInTime(context, ref, load, loadContext(context, ref.remote, params, ref));
    // Read once: the checked value is the one that is used.
    const loaded = { ...given };
    assertAllowed(loaded.status);
    assertWritable(loaded.data, 'Its data');
    const late = performance.now() - started > deadlineMs;
    if (late) {
      context.begin('render', null);
      const problem = context.shell.module.renderAlone(Component, loaded.data, context.url);
      if (problem) throw problem.error;
    }
    record(late ? 'late' : 'ok');
    return loaded;
  } catch (error) {
    record('failed');
    throw error;
  }
}

/** Runs a `load` up to its deadline. Processing its data is still its phase: 200 MB take seconds to serialize. */
export async function loadInTime(
  context: ViewContext,
  ref: UnitRef,
  load: Load<unknown>,
  loads: LoadContext,
): Promise<Loaded<unknown>> {
  context.begin('load', ref);
  const late = `The load took longer than ${LOAD_DEADLINE_MS} ms.`;
  const loaded = await withDeadline(Promise.resolve(load(loads)), LOAD_DEADLINE_MS, late);
  context.begin('load', ref);
  return loaded;
}

/** A release may be written in JavaScript, and Node throws if a response has an invalid status: outside of any request. */
function assertAllowed(status: PageStatus): void {
  if (PAGE_STATUSES.includes(status)) return;
  throw new Error(`Its load returned the status ${String(status)}. Allowed are ${PAGE_STATUSES.join(', ')}.`);
}
