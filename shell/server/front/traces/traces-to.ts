import { hostname } from 'node:os';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { settledWithin } from '../../lib/settled-within.ts';
import { requestSpans } from './request-spans.ts';
import { tracedObjects } from './store-spans.ts';
import type { Traces } from './traces.ts';
import { Tracing } from './tracing.ts';
import { ViewSpans, type TracedService } from './view-spans.ts';

/** Spans that wait for the collector, some 2 MB; those above are dropped. */
const MOST_WAITING = 2048;
const BATCH = 512;
const SEND_EVERY_MS = 1000;
/** For the last batch, when the server ends. */
const CLOSE_MS = 1000;

export interface TracesToOptions {
  /** Name of the site. */
  service: string;
  /** Of the requests that no trusted proxy has decided about, from 0 to 1. */
  share: number;
  /** For a batch. Meanwhile the others wait. */
  deadlineMs: number;
}

/** Spans of all that a server does for readers, for an exporter. One that hangs costs readers nothing: spans are dropped. */
export function tracesTo(
  exporter: SpanExporter,
  { service, share, deadlineMs }: TracesToOptions,
  services: readonly TracedService[],
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': hostname() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: deadlineMs,
      }),
    ],
  });
  const tracing = new Tracing(provider.getTracer('meadowlark'));
  const views = new ViewSpans(tracing, services);
  return {
    mount: (app) => requestSpans(app, tracing),
    composers: (composers) => views.composers(composers),
    fetch: (fetch) => views.fetch(fetch),
    objects: (objects) => tracedObjects(objects, tracing),
    record: views.record,
    close: async () => {
      await settledWithin(
        provider.shutdown().catch(() => {}),
        CLOSE_MS,
      );
    },
  };
}
