import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { hostLookup } from '../../lib/host-lookup.ts';
import type { TelemetryLog } from '../../telemetry/log-telemetry.ts';
import { reportingExporter } from './reporting-exporter.ts';
import type { Traces } from './traces.ts';
import { tracesTo, type TracesToOptions } from './traces-to.ts';
import type { TracedService } from './view-spans.ts';

export interface TraceSettings extends Omit<TracesToOptions, 'deadlineMs'> {
  /** The collector: OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
}

const DEADLINE_MS = 5000;

/** Sends spans to a collector. */
export function openTraces(
  { endpoint, ...options }: TraceSettings,
  services: readonly TracedService[],
  log: Pick<TelemetryLog, 'warn'>,
): Traces {
  // It reads OTEL_EXPORTER_OTLP_HEADERS itself.
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: DEADLINE_MS,
    httpAgentOptions: { keepAlive: true, lookup: hostLookup },
  });
  return tracesTo(reportingExporter(exporter, log), { ...options, deadlineMs: DEADLINE_MS }, services);
}
