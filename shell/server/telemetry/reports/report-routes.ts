import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from '../../../src/features/reports/sent-report.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import type { ReceiveReport } from './report-intake.ts';

const MAX_BYTES = 8 * 1024;

/**
 * `POST /_report`: errors and web vitals from browsers. Responds with 204, also to reports that are dropped or not
 * attributed, and with 400, 413 or 415 to anything that is not a report. Ignores cookies and user agents. The IP address
 * only distinguishes clients (`reporting-clients.ts`) and is not logged.
 */
export function reportRoutes(app: FastifyInstance, take: ReceiveReport): void {
  void app.register(async (scope) => {
    // Beacons are text: JSON needs a CORS preflight on other origins, and some browsers then send nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'text/plain'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'report failed');
      // Counts as 'refused'.
      else await take(undefined, request);
      return reply.status(status).header('cache-control', 'no-store').send({ error: error.message });
    });
    scope.post(REPORT_PATH, { bodyLimit: MAX_BYTES, logLevel: 'warn' }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const result = await take(parseJson(String(request.body)), request);
      return result === 'refused'
        ? reply.status(400).send({ error: 'This is not a report from a browser on this site.' })
        : reply.status(204).send();
    });
  });
}
