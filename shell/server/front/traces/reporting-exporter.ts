import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TelemetryLog } from '../../telemetry/log-telemetry.ts';

const QUIET_MS = 60_000;

/** Says in the log when spans do not arrive, once a minute. */
export function reportingExporter(exporter: SpanExporter, log: Pick<TelemetryLog, 'warn'>): SpanExporter {
  let saidAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && performance.now() - saidAt > QUIET_MS) {
          saidAt = performance.now();
          log.warn(
            { event: 'traces-lost', err: result.error },
            'the collector of traces takes none; readers do not notice',
          );
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
