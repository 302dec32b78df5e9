import fastify, { type FastifyInstance } from 'fastify';
import { metricsRoute, mountTelemetry } from './mount-telemetry.ts';
import { newRegistry } from './server-metrics.ts';

let app: FastifyInstance;
let origin: string;
let reason: string | null;

beforeEach(async () => {
  reason = null;
  app = fastify();
  const registry = newRegistry();
  metricsRoute(app, registry);
  mountTelemetry(app, {
    registry,
    takeReport: async () => 'taken',
    notReady: () => reason,
    readersGet: () => 'an edition',
  });
  app.get('/_data/*', async () => ({}));
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/streamed')) {
      reply.hijack();
      reply.raw.writeHead(503).end('late');
      return reply;
    }
    request.channel = request.url.includes('pinned') ? 'qa' : 'canary';
    return 'page';
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => app.close());

const get = (path: string) => fetch(origin + path);
const metrics = async () => (await get('/metrics')).text();

test('requests are counted by kind, and no path becomes a label', async () => {
  await get('/somewhere?reader=somebody');
  await get('/streamed');
  await get('/_data/e/local-news');
  const text = await metrics();
  expect(text).toContain('meadowlark_http_requests_total{kind="page",status="2xx",channel="canary"} 1');
  expect(text).toContain('meadowlark_http_requests_total{kind="page",status="5xx",channel="none"} 1');
  expect(text).toContain('meadowlark_http_requests_total{kind="data",status="2xx",channel="none"} 1');
  expect(text).toContain('meadowlark_http_request_seconds_count{kind="page",channel="canary"} 1');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/somebody|somewhere/);
});

test('views of QA are not counted', async () => {
  await get('/pinned');
  expect(await metrics()).not.toContain('kind="page"');
});

test('a server without an edition is up and not ready, and says why', async () => {
  reason = 'No edition could be taken yet.';
  expect((await get('/healthz')).status).toBe(200);
  const response = await get('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ ready: false, reason });
  reason = null;
  expect((await get('/readyz')).status).toBe(200);
});

test.each(['/metrics', '/healthz', '/readyz'])(
  '%s in another spelling, which a proxy does not block, is not found',
  async (path) => {
    const inOtherLetters = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect((await get(inOtherLetters)).status).toBe(404);
    expect((await get(`${path}?from=a-probe`)).status).toBe(200);
  },
);
