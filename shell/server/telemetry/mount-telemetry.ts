import type { FastifyInstance } from 'fastify';
import { httpMetrics } from './http-metrics.ts';
import { reportRoutes, type ReportOptions } from './reports/report-routes.ts';
import { telemetryRoutes, type NotReady } from './telemetry-routes.ts';

export interface TelemetryOptions extends ReportOptions {
  notReady: NotReady;
}

/** Everything by which the site is watched. To be mounted before any route, so that all of them are counted. */
export function mountTelemetry(app: FastifyInstance, options: TelemetryOptions): void {
  httpMetrics(app, options.registry);
  telemetryRoutes(app, options.registry, options.notReady);
  reportRoutes(app, options);
}
