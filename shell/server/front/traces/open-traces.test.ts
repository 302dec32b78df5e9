import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import fastify from 'fastify';
import { until } from '../../../lib/testing/until.ts';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { reportingExporter, tracesTo } from './open-traces.ts';

/** An exporter that accepts everything, or does this. `e2e/releases/traces.spec.ts` has the real one. */
function collector(exporting?: SpanExporter['export']) {
  const spans: ReadableSpan[] = [];
  let exported = 0;
  const exporter: SpanExporter = {
    export: (batch, done) => {
      exported += 1;
      if (exporting) return exporting(batch, done);
      spans.push(...batch);
      return done({ code: ExportResultCode.SUCCESS });
    },
    shutdown: async () => {},
  };
  return { exporter, spans, exported: () => exported };
}

const ALL = 'all' as const;
const RELAY = { name: 'relay', base: 'http://127.0.0.1:1/relay', remotes: ALL, isOurs: true };
const UNIT = { remote: 'news', kind: 'page', name: 'category', version: '2', edition: 'an-edition' } as const;

async function site(exporter: SpanExporter, options: { trustProxy?: string; share?: number } = {}) {
  const traces = tracesTo(exporter, { service: 'of the test', share: options.share ?? 1 }, [
    // Ours too, and the whole host of the relay.
    { name: 'search', base: 'http://127.0.0.1:1', remotes: ALL, isOurs: true },
    RELAY,
    { name: 'weather', base: 'https://weather.test', remotes: ALL, isOurs: false },
  ]);
  /** Headers that services got. */
  const told: Record<string, string>[] = [];
  const fetch = traces.fetch(async ({ options: { headers = {} } }) => {
    told.push({ ...headers });
    return { status: 200, headers: {}, body: new Uint8Array() };
  });
  const phase = (rest: object) =>
    traces.record({ event: 'phase-traced', phase: 'load', unit: UNIT, ...rest } as TelemetryEvent);
  const signal = new AbortController().signal;
  const compose = async (makeTask: () => Promise<{ view: { trace?: number } }>) => {
    const { trace } = (await makeTask()).view;
    const request = {
      remote: 'news',
      options: {},
      ...(trace !== undefined && { trace: { trace, unit: 'news/page/category' } }),
    };
    if (trace !== undefined) phase({ trace, at: Date.now(), outcome: null });
    await fetch({ ...request, url: `${RELAY.base}?url=feed` }, signal);
    await fetch({ ...request, url: 'https://weather.test/now' }, signal);
    if (trace !== undefined) phase({ trace, at: Date.now(), outcome: 'failed' });
    return { facts: { pattern: '/:section', status: 200, degraded: true } };
  };
  const composers = traces.composers({
    isBusy: () => false,
    run: ((makeTask: never) => ({ late: Promise.resolve(null), result: compose(makeTask) })) as never,
  });
  const app = fastify({ trustProxy: options.trustProxy ?? false });
  app.decorateRequest('channel', 'none');
  traces.mount(app);
  app.get('/:section', async () => {
    const task = { kind: 'page', view: { edition: { id: 'an-edition' } } };
    await composers.run((async () => task) as never, signal).result;
    return 'a page';
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await traces.close();
  };
  return {
    get: (headers = {}) => globalThis.fetch(`${origin}/news?q=whispered`, { headers }),
    told,
    close,
  };
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
const PROXIED = { ...CALLER, 'x-forwarded-for': '203.0.113.7' };

test('spans are children of the request, and only our own services get the trace header', async () => {
  const to = collector();
  const { get, told, close } = await site(to.exporter);
  await get(PROXIED);
  await close();
  const named = (name: string) => {
    const span = to.spans.find((one) => one.name === name);
    if (!span) throw new Error(`There is no span "${name}".`);
    const { spanId, traceId } = span.spanContext();
    return { spanId, traceId, parent: span.parentSpanContext?.spanId, status: span.status.code };
  };
  const [page, composed, load, relay, weather] = [
    'GET /:section',
    'compose',
    'load news/page/category',
    'request relay',
    'request weather',
  ].map(named);
  // No proxy is trusted, so no request may name a trace.
  expect([page?.parent, page?.traceId === TRACE]).toEqual([undefined, false]);
  expect([composed, load, relay, weather].map((span) => span?.parent)).toEqual([
    page?.spanId,
    composed?.spanId,
    load?.spanId,
    load?.spanId,
  ]);
  expect([load?.status, relay?.status]).toEqual([2, 0]);
  expect(told).toEqual([{ traceparent: `00-${page?.traceId}-${relay?.spanId}-01` }, {}]);
});

test.each([
  ['trusted proxy', { trustProxy: '127.0.0.1' }, PROXIED, true],
  ['reader behind none', { trustProxy: '127.0.0.1' }, CALLER, false],
  ['proxy of somebody else', { trustProxy: '10.0.0.1' }, PROXIED, false],
])('a %s decides about the trace', async (_, options, headers, decides) => {
  const to = collector();
  // Without such a header this server traces nothing.
  const { get, close } = await site(to.exporter, { ...options, share: 0 });
  await get(headers);
  await close();
  expect(to.spans.map((span) => span.spanContext().traceId)).toEqual(decides ? Array(5).fill(TRACE) : []);
});

test('a collector that hangs delays no request, and not even the shutdown', async () => {
  const hanging = collector(() => {});
  const { get, close } = await site(hanging.exporter);
  await get();
  await until(() => hanging.exported() > 0);
  const started = performance.now();
  for (let count = 0; count < 20; count += 1) expect((await get()).status).toBe(200);
  await close();
  // One second for the last spans.
  expect(performance.now() - started).toBeLessThan(4000);
});

test('a collector that takes none is named once a minute', () => {
  const warnings: object[] = [];
  const failing = collector((_, done) => done({ code: ExportResultCode.FAILED, error: new Error('403') }));
  const reporting = reportingExporter(failing.exporter, {
    warn: (fields) => void warnings.push(fields),
  });
  for (let count = 0; count < 3; count += 1) reporting.export([], () => {});
  expect(warnings).toEqual([{ event: 'traces-lost', err: new Error('403') }]);
});

test('without a collector OpenTelemetry is not loaded', () => {
  const server = path.resolve(import.meta.dirname, '../..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('front/traces/'),
  );
  const named = files.flatMap((file) =>
    (
      readFileSync(path.join(server, file), 'utf8').match(
        /^import [^;]*(?:@opentelemetry|\/traces\/)[^;]*;|import\([^)]*(?:@opentelemetry|\/traces\/)[^)]*\)/gm,
      ) ?? []
    ).filter((text) => !text.startsWith('import type ')),
  );
  expect(new Set(named.map((text) => text.replace('../', '')))).toEqual(
    new Set([
      "import { NO_TRACES, type Traces } from 'front/traces/traces.ts';",
      "import('front/traces/open-traces.ts')",
    ]),
  );
  // This file imports only types.
  expect(readFileSync(path.join(import.meta.dirname, 'traces.ts'), 'utf8')).not.toMatch(/^import (?!type )/m);
});
