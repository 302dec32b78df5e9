import { signQaLink } from '../../qa/qa-link.ts';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { FIRST, pageOf, SECOND, startNewsSite } from '../testing/news-site.ts';

const PLAIN = `/_data/${SECOND.id}/local-news`;
const WITHOUT = `/_data/${SECOND.id}~news/local-news`;
const NEWS = { name: 'news', version: '2' };
const SECRET = 'a secret of a test, long enough to sign with';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(() => site.close());

const throws = (): never => {
  throw new Error('no feed');
};

/** A site with or without a page cache, and its events. */
async function startHeardSite(options: Parameters<typeof startNewsSite>[0] = {}) {
  const heard: TelemetryEvent[] = [];
  const quarantineEvents = { quarantined: jest.fn() };
  site = await startNewsSite({
    live: { edition: SECOND, canary: null },
    record: (event) => void heard.push(event),
    quarantineEvents,
    ...options,
  });
  return { heard, ...quarantineEvents };
}

test.each([
  ['news', 'a release that did not fail'],
  ['blog', 'one that has none before it'],
  ['made-up', 'one that is nowhere'],
  ['shell', 'the shell'],
  ['news~blog~made-up', 'several'],
])(
  'without %s (%s) the view is the same as for everybody, says so, and is neither rendered nor counted again',
  async (left) => {
    const load = jest.fn(() => ({ status: 200 as const, data: 'The new news' }));
    const { heard } = await startHeardSite({ two: pageOf('', { load }) });
    const plain = await site.request(PLAIN);
    const counted = heard.length;
    const response = await site.request(`/_data/${SECOND.id}~${left}/local-news`);
    expect(response).toMatchObject({ status: 200, body: plain.body });
    // If it were cached under this URL, it would still be there after the release has failed.
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toHaveLength(counted);
  },
);

test.each([4 * 1024 * 1024, null])(
  'a view without a failed release is not counted, even if it fails as well (page cache: %s)',
  async (maxBytes) => {
    const old = pageOf('The old news');
    const { heard, quarantined } = await startHeardSite({ one: old, maxBytes });
    site.failedLately.record({ event: 'quarantined', release: NEWS, why: 'It threw.' });
    const response = await site.request(WITHOUT);
    expect(JSON.parse(response.body)).toMatchObject({
      edition: `${SECOND.id}~news`,
      releases: { news: { version: '1' } },
      view: { data: 'The old news' },
    });
    site.pages['1'] = pageOf('', { load: throws });
    expect((await site.request(`/_data/${SECOND.id}~news/politics`)).status).toBe(503);
    expect(heard).toEqual([]);
    expect(quarantined).not.toHaveBeenCalled();
  },
);

test('a release that failed on the server for one reader can be left out by others', async () => {
  await startHeardSite({ two: pageOf('', { load: throws }) });
  expect(JSON.parse((await site.request(WITHOUT)).body)).toMatchObject({ edition: SECOND.id });
  await site.request('/politics');
  expect(JSON.parse((await site.request(WITHOUT)).body)).toMatchObject({ edition: `${SECOND.id}~news` });
});

describe('a browser that says what failed', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    site.request(WITHOUT, { 'content-type': 'text/plain', ...headers }, { method: 'POST', body });

  test('gets the previous release from the server that received the report', async () => {
    const takeReport = jest.fn(async () => {
      site.failedLately.record({ event: 'quarantined', release: NEWS, why: 'It threw.' });
      return 'taken' as const;
    });
    await startHeardSite({ takeReport });
    const { body } = await post(JSON.stringify([{ message: 'torn' }]));
    expect(takeReport).toHaveBeenCalledWith(
      { kind: 'failure', fellBackTo: null, message: 'torn' },
      expect.objectContaining({ ip: expect.stringContaining('127.0.0.1') }),
    );
    expect(JSON.parse(body)).toMatchObject({ edition: `${SECOND.id}~news`, view: { data: 'The old news' } });
  });

  test('counts at most ten reports per request, and ignores anything but a list of reports', async () => {
    const takeReport = jest.fn(async () => 'refused' as const);
    await startHeardSite({ takeReport });
    expect((await post(JSON.stringify(Array.from({ length: 100 }, () => ({}))))).status).toBe(200);
    expect(takeReport).toHaveBeenCalledTimes(10);
    for (const body of ['', '{', '{"length":3}', '"~news"']) expect((await post(body)).status).toBe(200);
    expect((await post('x'.repeat(17_000))).status).toBe(413);
    expect((await post('<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
    expect(takeReport).toHaveBeenCalledTimes(10);
  });

  test('is ignored if it shows releases pinned by staff', async () => {
    const takeReport = jest.fn(async () => 'taken' as const);
    await startHeardSite({ takeReport, secret: SECRET });
    const token = signQaLink(SECRET, { news: '1' }, new Date(Date.now() + 60_000));
    const headers = { cookie: `qa=${token}` };
    const path = `/_data/${FIRST.id}+qa~blog/local-news`;
    expect((await site.request(path, headers, { method: 'POST', body: '[{}]' })).status).toBe(200);
    expect(takeReport).not.toHaveBeenCalled();
  });
});
