import type { MountedView } from '../../../src/composition/mounted-view.ts';
import type { ViewResponse } from '../../../src/composition/page-state.ts';
import { writeEditionRef } from '../../../src/composition/edition-ref.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import { writeServerTiming } from '../../../src/features/inspector/server-timing.ts';
import type { Composed, ViewFacts } from '../../protocol/messages.ts';
import { settledWithin } from '../../../lib/settled-within.ts';
import { runWithFallback, startWithFallback, type ViewResult } from './previous-release.ts';
import type { ViewJob } from './view-context.ts';
import type { View } from './view.ts';

/** Seconds for which caches may keep a page with a status other than 200. */
const MISSING_FRESH_SECONDS = 10;

export interface StartedView {
  job: ViewJob;
  /** Has the frame while the loads run. */
  first: View;
  /** The view when it can be shown; blocks may still be late. */
  shown: Promise<ViewResult<MountedView>>;
  whole: Promise<ViewResult<MountedView>>;
  /** When the page counts as late and is streamed, on the clock of `performance.now()`. */
  lateAt: number;
}

/** Starts the loads, with the previous release as fallback. Rejects only if the shell cannot be loaded. */
export async function startView(job: ViewJob): Promise<StartedView> {
  const first = await startWithFallback(job);
  const shown = runWithFallback(job, first, (view) => view.shown());
  // The fallback of a failed late block comes too late for readers who follow the stream; later readers get it.
  const whole = shown.then(({ view }) => runWithFallback(job, view, (one) => one.whole()));
  // It may reject before anybody awaits it.
  whole.catch(() => {});
  const deadlineMs = first.match?.route.policy.deadlineMs ?? 0;
  return { job, first, shown, whole, lateAt: performance.now() + deadlineMs };
}

/** Whether the whole view arrives in time to be sent as one finished page. Rejects as `shown` does. */
export async function isInTime({ shown, lateAt }: StartedView): Promise<boolean> {
  if (!(await settledWithin(shown, lateAt - performance.now()))) return false;
  return !(await shown).result.late?.size;
}

export function composePage(view: StartedView): Promise<Composed> {
  return judged(view, makePage);
}

export function composeData(view: StartedView): Promise<Composed> {
  return judged(view, makeData);
}

/** Records how a view was composed, by which its edition is judged. */
async function judged(
  started: StartedView,
  make: (view: StartedView) => Promise<Composed>,
): Promise<Composed> {
  const { job, first, whole, lateAt } = started;
  const { edition, url: address } = job.request;
  const record = (degraded: boolean, late: boolean) => {
    if (job.signal.aborted) return;
    first.context.record({ event: 'view-composed', edition: edition.id, address, degraded, late });
  };
  const late = whole.then(
    () => first.match !== null && performance.now() > lateAt,
    () => false,
  );
  try {
    const made = await make(started);
    record(made.facts.degraded, await late);
    return made;
  } catch (error) {
    record(true, await late);
    throw error;
  }
}

async function makePage({ job, whole }: StartedView): Promise<Composed> {
  const { staff } = job;
  const { view } = await whole;
  await staff?.failures.explain(job.world.releases, view.context.log);
  const rendered = await runWithFallback(job, view, (one) => one.render());
  const { context } = rendered.view;
  let page = rendered.result;
  if (page.threw.length > 0 && staff) {
    // The banner was rendered before these units threw.
    await staff.failures.explain(job.world.releases, context.log);
    page = await rendered.view.render();
  }
  if (page.threw.length === 0) judgeWorking(rendered.view);
  const facts = viewFacts(rendered.view, await rendered.view.whole());
  const failed = page.threw.length > 0;
  return composed(job, rendered.view, page.html, {
    ...facts,
    status: page.status,
    incomplete: facts.incomplete || failed,
    degraded: facts.degraded || failed,
  });
}

async function makeData({ job, whole }: StartedView): Promise<Composed> {
  const { view } = await whole;
  await job.staff?.failures.explain(job.world.releases, view.context.log);
  const { edition, without } = job.request;
  const ref = writeEditionRef({ id: edition.id, qa: Boolean(job.staff?.qa), without });
  const written = await runWithFallback(job, view, async (one) => {
    const { releases, view: shown } = await one.whole();
    return JSON.stringify({ edition: ref, releases, view: shown } satisfies ViewResponse);
  });
  return composed(job, written.view, written.result, viewFacts(written.view, await written.view.whole()));
}

/** Streams a late view: the frame now, the rest as it arrives. Resolves with the units that the reader got. */
export async function streamView(
  { first, shown }: StartedView,
  nonce: string,
  write: (html: string) => void,
  signal: AbortSignal,
): Promise<ViewFacts['units']> {
  // A view that has arrived is sent at once; only its late blocks follow.
  const reached = (await settledWithin(shown, 0)) ? await shown : null;
  const mounted = reached?.result ?? shown.then(({ result }) => result);
  await (reached?.view ?? first).stream(mounted, nonce, write, signal);
  const { view, result } = await shown;
  return viewFacts(view, result).units;
}

function composed(
  { staff, startedAt }: ViewJob,
  { context }: View,
  body: string,
  facts: ViewFacts,
): Composed {
  const { status, pattern, degraded } = facts;
  const ms = Math.round(performance.now() - startedAt);
  context.log('info', { event: 'view-composed', page: pattern, status, degraded, ms }, 'view composed');
  return {
    body: bytesOf(body),
    facts,
    serverTiming: staff?.inspection ? writeServerTiming(staff.inspection.units) : null,
    failedForQa: Boolean(staff?.qa && staff.failures.list.length > 0),
  };
}

/** In its own memory, which can be moved to the front. `TextEncoder` takes twice as long: 85 against 45 microseconds. */
function bytesOf(text: string): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Judges the releases of a view as working, except those that failed in it. */
function judgeWorking({ context }: View): void {
  const failed = new Set(context.failures.map(({ unit }) => unit.remote));
  for (const [name, { release }] of context.used)
    if (!failed.has(name)) context.judge({ name, version: release.version }, { state: 'worked' });
}

/** The facts of a view that the front uses to send, count and cache it. */
function viewFacts({ context, match, units }: View, { view, units: mounted }: MountedView): ViewFacts {
  const lacksBlock =
    view.kind === 'home' && Object.values(view.blocks).some(({ state }) => state === 'unavailable');
  const failed = new Set(context.failures.map(({ unit }) => unitKey(unit)));
  const incomplete = view.status >= 500 || lacksBlock;
  const freshSeconds = Math.min(
    match?.route.policy.freshSeconds ?? MISSING_FRESH_SECONDS,
    context.freshSeconds,
  );
  return {
    status: view.status,
    pattern: match?.route.path ?? null,
    query: match?.route.query ?? [],
    freshSeconds: view.status === 200 ? freshSeconds : Math.min(freshSeconds, MISSING_FRESH_SECONDS),
    units: units
      .filter((unit) => mounted.has(unitKey(unit)) && !failed.has(unitKey(unit)))
      .map((unit) => {
        const { request: _request, ...seen } = context.seen(unit);
        return seen;
      }),
    releases: context.usedReleases,
    incomplete,
    degraded: incomplete || context.lacksRoutes || context.failures.length > 0 || context.replacesReleases,
  };
}
