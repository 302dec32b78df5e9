import { hostname } from 'node:os';
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { hostLookup } from '../../../lib/host-lookup.ts';
import type { Log } from '../../../lib/log.ts';
import { settledWithin } from '../../../lib/settled-within.ts';
import { requestSpans } from './request-spans.ts';
import { tracedObjects } from './store-spans.ts';
import type { Traces } from './traces.ts';
import { Tracing } from './tracing.ts';
import { ViewSpans, type TracedService } from './view-spans.ts';

/** For a batch. Others wait in the meantime. */
const DEADLINE_MS = 5000;
/** Spans that wait for the collector, about 2 MB; further ones are dropped. */
const MAX_WAITING_SPANS = 2048;
const BATCH = 512;
const SEND_EVERY_MS = 1000;
/** For the last batch, when the server shuts down. */
const CLOSE_MS = 1000;
/** Between two log lines about a collector that accepts nothing. */
const QUIET_MS = 60_000;

interface SpanSettings {
  /** Name of the site. */
  service: string;
  /** Sampled share of the requests for which no trusted proxy has decided, from 0 to 1. */
  share: number;
}

interface TraceSettings extends SpanSettings {
  /** The collector: OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
}

/** Sends spans to a collector. */
export function openTraces(
  { endpoint, ...settings }: TraceSettings,
  services: readonly TracedService[],
  log: Pick<Log, 'warn'>,
): Traces {
  // It reads OTEL_EXPORTER_OTLP_HEADERS itself.
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: DEADLINE_MS,
    httpAgentOptions: { keepAlive: true, lookup: hostLookup },
  });
  return tracesTo(reportingExporter(exporter, log), settings, services);
}

/**
 * Spans of everything that a server does for readers, for an exporter. One that hangs does not slow readers: spans are
 * dropped.
 */
export function tracesTo(
  exporter: SpanExporter,
  { service, share }: SpanSettings,
  services: readonly TracedService[],
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': hostname() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MAX_WAITING_SPANS,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: DEADLINE_MS,
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

/** Logs when spans do not arrive, once a minute. */
export function reportingExporter(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let saidAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && performance.now() - saidAt > QUIET_MS) {
          saidAt = performance.now();
          log.warn(
            { event: 'traces-lost', err: result.error },
            'the trace collector accepts no spans; readers do not notice',
          );
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
