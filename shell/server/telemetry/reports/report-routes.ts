import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { REPORT_PATH } from '../../../src/reports/sent-report.ts';
import type { Telemetry } from '../telemetry.ts';
import { attributeReport } from './attribute-report.ts';
import type { BrowserReport } from './browser-report.ts';
import { reportSchema } from './report-schema.ts';
import type { Served } from './served.ts';
import { TokenBucket } from './token-bucket.ts';
import { vitalMetrics } from './vital-metrics.ts';

const MAX_BYTES = 8 * 1024;
/** Fifty a second in the whole process. A release that throws everywhere is known after the first of them. */
const ADMITTED = { perSecond: 50, burst: 100 };

export interface ReportOptions {
  served: Served;
  telemetry: Telemetry;
  registry: Registry;
}

/**
 * `POST /_report`: what browsers tell of errors and of how fast pages were. Answers 204 also to what is not believed or
 * too much, 400, 413 or 415 to what is no report. No cookie, address or user agent is looked at, and none is logged.
 */
export function reportRoutes(
  app: FastifyInstance,
  options: ReportOptions,
  { perSecond, burst } = ADMITTED,
): void {
  const { served, telemetry, registry } = options;
  const bucket = new TokenBucket(perSecond, burst);
  const observe = vitalMetrics(registry);
  const counter = new Counter({
    name: 'meadowlark_browser_reports_total',
    help: 'Reports of browsers. dropped: came too fast. unknown: of nothing that is served. refused: no report.',
    labelNames: ['result'] as const,
    registers: [registry],
  });

  void app.register(async (scope) => {
    // Beacons are sent as text: other types would ask permission of other origins first, and some browsers send none.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'report failed');
      counter.inc({ result: 'refused' });
      return reply.status(status).header('cache-control', 'no-store').send({ error: error.message });
    });
    scope.post(REPORT_PATH, { bodyLimit: MAX_BYTES, logLevel: 'warn' }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!bucket.take()) {
        counter.inc({ result: 'dropped' });
        return reply.status(204).send();
      }
      const sent = reportSchema.safeParse(parseJson(request.body));
      if (!sent.success) {
        counter.inc({ result: 'refused' });
        return reply.status(400).send({ error: 'This is no report of a browser of this site.' });
      }
      const report = await attributeReport(sent.data, served);
      counter.inc({ result: report ? 'taken' : 'unknown' });
      if (report) tell(report);
      return reply.status(204).send();
    });
  });

  function tell(report: BrowserReport): void {
    if (report.kind === 'vitals') {
      observe(report.channel, report.vitals);
    } else if (report.kind === 'failure') {
      telemetry.unitFailed(report.unit, 'browser', new BrowserError(report.message));
      if (report.fellBackTo) telemetry.fellBack(report.unit, report.fellBackTo, 'browser');
    } else if (report.unit) {
      telemetry.unitFailed(report.unit, 'browser', new BrowserError(report.message));
    } else {
      telemetry.releaseFailed(report.release, 'browser', new BrowserError(report.message));
    }
  }
}

/** An error that happened in a browser. It has no stack here, and that of its making would only mislead. */
class BrowserError extends Error {
  override readonly name = 'BrowserError';

  constructor(message: string) {
    super(message);
    this.stack = `BrowserError: ${message}`;
  }
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
