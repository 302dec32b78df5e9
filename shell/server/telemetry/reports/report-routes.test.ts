import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { ROUTES } from '../../../src/routes.ts';
import { EventCounter } from '../event-counter.ts';
import { tellAll } from '../tell-all.ts';
import type { SeenRelease, SeenUnit, Side } from '../telemetry.ts';
import { reportRoutes } from './report-routes.ts';

const LIVE = '20261121T100000Z-00000002';
const PARENT = '20261121T090000Z-00000001';

function edition(id: string, parent: string | null, news: string): Edition {
  return { id, parent, createdAt: '', by: '', note: '', releases: { shell: '1', news } };
}

const EDITIONS = [edition(LIVE, PARENT, '2.0.0'), edition(PARENT, null, '1.0.0')];
const open: FastifyInstance[] = [];

afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

async function reporting(admitted?: { perSecond: number; burst: number }) {
  const app = fastify();
  open.push(app);
  const registry = new Registry();
  const heard: { of: SeenUnit | SeenRelease; side: Side; message: string }[] = [];
  const hear = (of: SeenUnit | SeenRelease, side: Side, error: unknown) =>
    heard.push({ of, side, message: (error as Error).message });
  const telemetry = tellAll(new EventCounter(registry), { unitFailed: hear, releaseFailed: hear });
  telemetry.releaseLoaded({ name: 'news', version: '2.0.0' }, 'ok', 0);
  reportRoutes(
    app,
    {
      registry,
      telemetry,
      served: {
        live: () => ({ edition: EDITIONS[0] as Edition, canary: null }),
        find: async (id) => EDITIONS.find((one) => one.id === id) ?? null,
        routes: async () => ROUTES,
      },
    },
    admitted,
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const send = async (body: unknown, type = 'text/plain;charset=UTF-8') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${origin}/_report`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: text,
    });
    return answer.status;
  };
  return { send, heard, metrics: () => registry.metrics() };
}

const FAILURE = {
  kind: 'failure',
  edition: LIVE,
  route: '/local-news',
  unit: 'news/page/category',
  version: '2.0.0',
  stage: 'render',
  fellBackTo: 'previous',
  message: 'x is not a function',
};
const ERROR = {
  kind: 'error',
  edition: LIVE,
  route: '/local-news',
  script: '/releases/news/2.0.0/web/static/js/async/page-category.1a2b3c4d.js',
  message: 'Failed at https://news.example/local-news?reader=somebody',
};

describe('POST /_report', () => {
  it('counts a failure and what the reader got instead', async () => {
    const { send, heard, metrics } = await reporting();
    expect(await send(FAILURE, 'application/json')).toBe(204);
    const labels = 'remote="news",version="2.0.0",unit="page/category"';
    expect(await metrics()).toContain(`meadowlark_errors_total{${labels},side="browser"} 1`);
    expect(await metrics()).toContain(`meadowlark_fallbacks_total{${labels},to="previous",side="browser"} 1`);
    expect(heard).toEqual([
      {
        of: { remote: 'news', kind: 'page', name: 'category', version: '2.0.0', edition: LIVE },
        side: 'browser',
        message: 'x is not a function',
      },
    ]);
  });

  it('finds the unit of an uncaught error by its script, and cuts queries out of the message', async () => {
    const { send, heard } = await reporting();
    await send(ERROR);
    await send({ ...ERROR, script: '/releases/news/2.0.0/web/remoteEntry.js' });
    expect(heard).toMatchObject([
      { of: { remote: 'news', name: 'category' }, message: 'Failed at https://news.example/local-news' },
      { of: { name: 'news', version: '2.0.0', edition: LIVE } },
    ]);
  });

  it('believes in the release before, which serves when one is set aside; it has no series of its own', async () => {
    const { send, metrics } = await reporting();
    await send({ ...FAILURE, version: '1.0.0', edition: `${LIVE}~news` });
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="taken"} 1');
    expect(await metrics()).toContain('version="unknown"');
    expect(await metrics()).not.toContain('version="1.0.0"');
  });

  it.each([
    ['an edition that never was', { ...FAILURE, edition: '20261121T100000Z-ffffffff' }],
    ['an edition that is none', { ...FAILURE, edition: 'live' }],
    ['a release that the edition does not name', { ...FAILURE, version: '3.0.0' }],
    ['a unit that no route names', { ...FAILURE, unit: 'news/page/made-up' }],
    ['a remote that is none', { ...ERROR, script: '/releases/nobody/2.0.0/web/a.js' }],
    ['a script that is no release’s', { ...ERROR, script: '/local-news' }],
    [
      'a route that is an address',
      { kind: 'vitals', edition: LIVE, vitals: [{ name: 'LCP', value: 1, route: '/blog/a-reader' }] },
    ],
  ])('does not believe in %s', async (_what, report) => {
    const { send, heard, metrics } = await reporting();
    expect(await send(report)).toBe(204);
    expect(heard).toEqual([]);
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="unknown"} 1');
    expect(await metrics()).not.toMatch(/nobody|made-up|a-reader|3\.0\.0/);
  });

  it.each([
    ['no JSON', '{', 400],
    ['another shape', { kind: 'failure' }, 400],
    ['more than a report says', { ...FAILURE, reader: 'somebody' }, 400],
    [
      'a vital that is no number',
      { kind: 'vitals', edition: LIVE, vitals: [{ name: 'LCP', value: -1, route: '/' }] },
      400,
    ],
    ['too much', 'x'.repeat(9000), 413],
  ])('refuses %s', async (_what, report, status) => {
    const { send, metrics } = await reporting();
    expect(await send(report)).toBe(status);
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="refused"} 1');
  });

  it('refuses other content types', async () => {
    const { send } = await reporting();
    expect(await send(FAILURE, 'application/xml')).toBe(415);
  });

  it('sorts vitals by route pattern, in seconds, and the shift as a score', async () => {
    const { send, metrics } = await reporting();
    const vitals = [
      { name: 'LCP', value: 1900, route: '/article/:id' },
      { name: 'CLS', value: 0.07, route: '*' },
    ];
    await send({ kind: 'vitals', edition: LIVE, vitals });
    const found = await metrics();
    const lcp = 'vital="LCP",route="/article/:id",channel="live"';
    expect(found).toContain(`meadowlark_web_vital_seconds_bucket{le="2.5",${lcp}} 1`);
    expect(found).toContain(`meadowlark_web_vital_seconds_bucket{le="1.8",${lcp}} 0`);
    expect(found).toContain('meadowlark_layout_shift_score_bucket{le="0.1",route="*",channel="live"} 1');
    await send({ kind: 'vitals', edition: PARENT, vitals });
    expect(await metrics()).toContain(`meadowlark_web_vital_seconds_count{${lcp}} 1`);
  });

  it('drops what comes too fast, and says so', async () => {
    const { send, heard, metrics } = await reporting({ perSecond: 0, burst: 2 });
    const statuses = [await send(FAILURE), await send(FAILURE), await send(FAILURE)];
    expect(statuses).toEqual([204, 204, 204]);
    expect(heard).toHaveLength(2);
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="dropped"} 1');
  });
});
