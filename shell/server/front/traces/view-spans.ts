import { defaultTextMapSetter, ROOT_CONTEXT, SpanKind, trace, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { unitKey } from '../../../src/composition/unit.ts';
import type { Task, TaskOf, TaskResults } from '../../protocol/messages.ts';
import type { RecordEvent, TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { serviceFinder, type LoadFetch, type Service } from '../composers/caching-fetch.ts';
import { failed, type Tracing } from './tracing.ts';
import type { Runs } from './traces.ts';

const PROPAGATOR = new W3CTraceContextPropagator();

export interface TracedService extends Pick<Service, 'base' | 'remotes'> {
  name: string;
  /** It gets the id of the trace; third-party services do not. */
  isOurs: boolean;
}

interface TracedView {
  span: Span;
  /** Running phases, by phase and unit. */
  phases: Map<string, Span>;
}

type PhaseTraced = Extract<TelemetryEvent, { event: 'phase-traced' }>;

/** Spans of views, of their phases in a composer, and of the requests of their loads. */
export class ViewSpans {
  readonly #tracing: Tracing;
  readonly #serviceOf: (remote: string, url: string) => TracedService | undefined;
  readonly #views = new Map<number, TracedView>();
  #last = 0;

  constructor(tracing: Tracing, services: readonly TracedService[]) {
    this.#tracing = tracing;
    this.#serviceOf = serviceFinder(services);
  }

  composers(composers: Runs): Runs {
    return {
      isBusy: (most) => composers.isBusy(most),
      run: (makeTask, signal) => {
        // The first reader who waits for the page; none if it is a refresh.
        const span = this.#tracing.start('compose', {}, this.#tracing.active.getStore());
        if (!span.isRecording()) return composers.run(makeTask, signal);
        this.#last += 1;
        const number = this.#last;
        this.#views.set(number, { span, phases: new Map() });
        const job = composers.run(async () => traced(await makeTask(), number, span), signal);
        job.result.then(
          (result) => this.#end(number, result),
          () => {
            failed(span);
            this.#end(number, null);
          },
        );
        return job;
      },
    };
  }

  readonly record: RecordEvent = (event) => {
    if (event.event === 'phase-traced') this.#phase(event);
    else if (event.event === 'release-loaded' && event.release.owner !== undefined)
      this.#tracing.owns(event.release, event.release.owner);
  };

  fetch(fetch: LoadFetch): LoadFetch {
    return async (request, signal) => {
      const view = request.trace && this.#views.get(request.trace.trace);
      if (!view) return fetch(request, signal);
      const { remote, url: address, options } = request;
      const url = new URL(address);
      const service = this.#serviceOf(remote, url.href);
      const attributes = {
        'meadowlark.remote': remote,
        'meadowlark.service': service?.name ?? 'other',
        'server.address': url.hostname,
        'http.request.method': 'GET',
      };
      const unit = request.trace?.unit ?? '';
      const span = this.#tracing.start(
        `request ${service?.name ?? 'another service'}`,
        { kind: SpanKind.CLIENT, attributes },
        view.phases.get(`load ${unit}`) ?? view.span,
      );
      const { spanId } = span.spanContext();
      this.#tracing.waiting.add(spanId);
      return this.#tracing.around(span, async () => {
        try {
          const headers = { ...options.headers, ...(service?.isOurs === true && naming(span)) };
          const response = await fetch({ ...request, options: { ...options, headers } }, signal);
          span.setAttribute('http.response.status_code', response.status);
          if (response.status >= 500) failed(span);
          return response;
        } finally {
          this.#tracing.waiting.delete(spanId);
        }
      });
    };
  }

  #phase({ trace: number, phase, unit, at, outcome }: PhaseTraced): void {
    const view = this.#views.get(number);
    if (!view) return;
    const key = unit ? `${phase} ${unitKey(unit)}` : phase;
    if (outcome === null) {
      const attributes = unit ? this.#tracing.ofUnit(unit) : {};
      const name = phase === 'load' ? key : phase;
      view.phases.set(key, this.#tracing.start(name, { startTime: at, attributes }, view.span));
      return;
    }
    const span = view.phases.get(key);
    view.phases.delete(key);
    span?.setAttribute('meadowlark.outcome', outcome);
    if (span && outcome === 'failed') failed(span);
    span?.end(at);
  }

  #end(number: number, result: TaskResults[Task['kind']]): void {
    const view = this.#views.get(number);
    this.#views.delete(number);
    if (!view) return;
    // The composer was lost, or its reader left.
    for (const phase of view.phases.values()) {
      failed(phase);
      phase.end();
    }
    if (result && 'facts' in result) {
      const { pattern, status, degraded } = result.facts;
      view.span.setAttributes({
        'http.response.status_code': status,
        'meadowlark.degraded': degraded,
        ...(pattern !== null && { 'http.route': pattern }),
      });
    }
    view.span.end();
  }
}

function traced<Kind extends Task['kind']>(task: TaskOf<Kind>, number: number, span: Span): TaskOf<Kind> {
  span.setAttribute('meadowlark.kind', task.kind);
  if (!('view' in task)) return task;
  span.setAttribute('meadowlark.edition', task.view.edition.id);
  return { ...task, view: { ...task.view, trace: number } };
}

/** The header that names a span. */
function naming(span: Span): Record<string, string> {
  const headers: Record<string, string> = {};
  PROPAGATOR.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return headers;
}
