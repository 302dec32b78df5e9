import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { EventCounter } from './event-counter.ts';
import { mountTelemetry } from './mount-telemetry.ts';
import { newRegistry } from './new-registry.ts';
import { relayMetrics } from './relay-metrics.ts';
import { reportIntake } from './reports/report-intake.ts';
import { ReportingClients } from './reports/reporting-clients.ts';

const ALARMS = path.resolve(import.meta.dirname, '../../../docs/alarms.md');

test('every figure that docs/alarms.md watches exists, and every figure of ours is watched', async () => {
  const registry = newRegistry();
  const counted = new EventCounter(registry);
  relayMetrics(registry);
  const app = fastify();
  const served = { live: () => ({}) as never, find: async () => null, routes: async () => [] };
  const takeReport = reportIntake({ registry, record: () => {}, served, clients: new ReportingClients() });
  mountTelemetry(app, { registry, takeReport, notReady: () => null, readersGet: () => 'an edition' });
  counted.record({ event: 'cache-asked', cache: 'release-code', hit: true });
  const kept = registry.getMetricsAsArray().map(({ name }) => name);

  const text = await readFile(ALARMS, 'utf8');
  const named = new Set(
    [...text.matchAll(/\b(?:meadowlark|process)_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, '')),
  );
  expect([...named].filter((name) => !kept.includes(name))).toEqual([]);
  const watched = kept.filter((name) => name.startsWith('meadowlark_') && !named.has(name));
  // Of these, the alarms watch a figure that says the same better.
  expect(watched.toSorted()).toEqual([
    'meadowlark_http_request_seconds',
    'meadowlark_release_load_seconds',
    'meadowlark_renders_total',
    'meadowlark_views_total',
  ]);
});
