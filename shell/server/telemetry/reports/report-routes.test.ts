import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { KnownEditions } from './attribute-report.ts';
import { ROUTES } from '../../../src/routes.ts';
import { countEvents } from '../event-counter.ts';
import {
  recordAll,
  type RecordEvent,
  type SeenRelease,
  type SeenUnit,
  type Side,
} from '../../protocol/telemetry-event.ts';
import { reportIntake } from './report-intake.ts';
import { ReportingClients } from './reporting-clients.ts';
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
  const app = fastify({ trustProxy: '127.0.0.1' });
  open.push(app);
  const registry = new Registry();
  const recorded: { of: SeenUnit | SeenRelease; side: Side; message: string }[] = [];
  const measured: object[] = [];
  const hear: RecordEvent = (event) => {
    if (event.event === 'vitals-measured') measured.push({ edition: event.edition, poor: event.poor });
    if (event.event !== 'unit-failed' && event.event !== 'release-failed') return;
    const { side, error } = event;
    const of = event.event === 'unit-failed' ? event.unit : event.release;
    recorded.push({ of, side, message: (error as Error).message });
  };
  const record = recordAll(countEvents(registry), hear);
  record({
    event: 'release-loaded',
    release: { name: 'news', version: '2.0.0' },
    outcome: 'ok',
    seconds: 0,
  });
  const served: KnownEditions = {
    live: () => ({ edition: EDITIONS[0] as Edition, canary: null }),
    find: async (id) => EDITIONS.find((one) => one.id === id) ?? null,
    routes: async () => ROUTES,
  };
  const clients = new ReportingClients();
  const site = 'https://news.example';
  reportRoutes(app, reportIntake({ origin: site, registry, record, served, clients }, admitted));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  /** `from`: the address of the client. */
  const send = async (
    body: unknown,
    type = 'text/plain;charset=UTF-8',
    from = '203.0.113.1',
    page: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: site },
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${origin}/_report`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': from, ...page },
      body: text,
    });
    return response.status;
  };
  return { send, recorded, measured, metrics: () => registry.metrics() };
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
  script: '/releases/news/2.0.0/web/static/js/async/page-category.js',
  message: 'Failed at https://news.example/local-news?reader=somebody',
};

describe('POST /_report', () => {
  it('counts a failure and what the reader got instead', async () => {
    const { send, recorded, metrics } = await reporting();
    expect(await send(FAILURE, 'application/json')).toBe(204);
    const labels = 'remote="news",version="2.0.0",unit="page/category"';
    expect(await metrics()).toContain(`meadowlark_errors_total{${labels},side="browser"} 1`);
    expect(await metrics()).toContain(`meadowlark_fallbacks_total{${labels},to="previous",side="browser"} 1`);
    expect(recorded).toEqual([
      {
        of: { remote: 'news', kind: 'page', name: 'category', version: '2.0.0', edition: LIVE },
        side: 'browser',
        message: 'x is not a function',
      },
    ]);
  });

  it("refuses reports from other sites' pages, whose readers would count as clients", async () => {
    const { send, recorded } = await reporting();
    const elsewhere = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      // Browsers before 2023, and all browsers without HTTPS.
      { origin: 'https://evil.example' },
    ];
    for (const page of elsewhere) expect(await send(FAILURE, undefined, undefined, page)).toBe(400);
    expect(recorded).toEqual([]);
    expect(await send(FAILURE, undefined, undefined, { origin: 'https://news.example' })).toBe(204);
    expect(recorded).toHaveLength(1);
  });

  it('finds the unit of an uncaught error by its script, and cuts queries out of the message', async () => {
    const { send, recorded } = await reporting();
    await send(ERROR);
    const entry = { ...ERROR, script: '/releases/news/2.0.0/web/remoteEntry.js' };
    await send(entry, undefined, '203.0.113.2');
    expect(recorded).toMatchObject([
      { of: { remote: 'news', name: 'category' }, message: 'Failed at https://news.example/local-news' },
      { of: { name: 'news', version: '2.0.0', edition: LIVE } },
    ]);
  });

  it('counts a page that stopped responding against its release, but not against a unit, which is unknown', async () => {
    const { send, recorded, metrics } = await reporting();
    await send({ kind: 'hang', edition: LIVE, route: '/local-news' });
    expect(recorded).toMatchObject([{ of: { name: 'news', version: '2.0.0', edition: LIVE } }]);
    await send({ kind: 'hang', edition: LIVE, route: '/blog/a-reader' }, undefined, '203.0.113.2');
    expect(await metrics()).toContain(
      'meadowlark_errors_total{remote="news",version="2.0.0",unit="none",side="browser"} 1',
    );
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="unknown"} 1');
  });

  it('accepts reports about the previous release, used when one is quarantined, without separate metrics for it', async () => {
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
  ])('does not accept %s', async (_what, report) => {
    const { send, recorded, metrics } = await reporting();
    expect(await send(report)).toBe(204);
    expect(recorded).toEqual([]);
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="unknown"} 1');
    expect(await metrics()).not.toMatch(/nobody|made-up|a-reader|3\.0\.0/);
  });

  it.each([
    ['no JSON', '{', 400],
    ['another shape', { kind: 'failure' }, 400],
    ['more than a report says', { ...FAILURE, reader: 'somebody' }, 400],
    [
      'a vital that is not a number',
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
    await send({ kind: 'vitals', edition: PARENT, vitals }, undefined, '203.0.113.2');
    expect(await metrics()).toContain(`meadowlark_web_vital_seconds_count{${lcp}} 1`);
  });

  it.each([
    [
      'poor',
      true,
      [
        { name: 'LCP', value: 1900, route: '/' },
        { name: 'CLS', value: 0.26, route: '*' },
      ],
    ],
    [
      'not poor',
      false,
      [
        { name: 'INP', value: 500, route: '/' },
        { name: 'TTFB', value: 9000, route: '/' },
      ],
    ],
  ] as const)('records for the judge that a view was %s in its core web vitals', async (_, poor, vitals) => {
    const { send, measured } = await reporting();
    await send({ kind: 'vitals', edition: LIVE, vitals });
    await send({ kind: 'vitals', edition: LIVE, vitals: [{ name: 'FCP', value: 9000, route: '/' }] });
    expect(measured).toEqual([{ edition: LIVE, poor }]);
  });

  it('drops reports over the rate limit, and counts them', async () => {
    const { send, recorded, metrics } = await reporting({ perSecond: 0, burst: 2 });
    const from = (address: string) => send(FAILURE, undefined, address);
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3')]).toEqual([
      204, 204, 204,
    ]);
    expect(recorded).toHaveLength(2);
    expect(await metrics()).toContain('meadowlark_browser_reports_total{result="dropped"} 1');
  });

  it('counts a client once for a release, whatever it sends, and what it fell back to once', async () => {
    const { send, recorded, metrics } = await reporting();
    await send({ ...FAILURE, fellBackTo: null });
    await send(FAILURE);
    await send({ ...FAILURE, unit: 'news/page/article', message: 'another', fellBackTo: 'fallback' });
    await send(ERROR);
    expect(recorded).toHaveLength(1);
    const found = await metrics();
    expect(found.match(/^meadowlark_errors_total\{.*/gm)).toEqual([expect.stringMatching(/ 1$/)]);
    expect(found.match(/^meadowlark_fallbacks_total\{.*/gm)).toEqual([
      expect.stringMatching(/to="previous".* 1$/),
    ]);
    expect(found).toContain('meadowlark_browser_reports_total{result="taken"} 2');
    expect(found).toContain('meadowlark_browser_reports_total{result="repeated"} 2');
    await send(FAILURE, undefined, '203.0.113.2');
    expect(recorded).toHaveLength(2);
  });

  it('counts the speed that a client measured on a route once', async () => {
    const { send, metrics } = await reporting();
    for (const value of [100, 60_000, 60_000])
      await send({ kind: 'vitals', edition: LIVE, vitals: [{ name: 'LCP', value, route: '/' }] });
    expect(await metrics()).toContain(
      'meadowlark_web_vital_seconds_count{vital="LCP",route="/",channel="live"} 1',
    );
  });

  it('does not let one client use up the limit of all', async () => {
    const { send, recorded } = await reporting({ perSecond: 0, burst: 70 });
    for (let i = 0; i < 80; i += 1) await send({ ...FAILURE, version: '3.0.0' });
    await send(FAILURE, undefined, '203.0.113.2');
    expect(recorded).toHaveLength(1);
  });
});
