import { editionOf } from '../../../store/testing/edition-of.ts';
import { NO_BULLETIN, type BulletinNow } from '../../editions/bulletin/followed-bulletin.ts';
import { later } from '../testing/later.ts';
import { FIRST, startNewsSite } from '../testing/news-site.ts';

let site: Awaited<ReturnType<typeof startNewsSite>>;
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

it('every page shows the weather once, as text, and no page does while it is unknown', async () => {
  let line: string | null = null;
  const bulletin: BulletinNow = { ...NO_BULLETIN, line: () => line };
  site = await startNewsSite({ maxBytes: null, bulletin });
  expect((await site.request()).body).not.toContain('Weather: ');
  line = '40° <Sunny>';
  for (const path of ['/local-news', '/about', '/no/such/page'])
    expect((await site.request(path)).body.split('aria-label="Weather: 40° &lt;Sunny&gt;"')).toHaveLength(2);
  line = null;
  expect((await site.request()).body).not.toContain('Weather: ');
});

it('no page of an edition without the weather shows its last line', async () => {
  const { weather: _, ...releases } = FIRST.releases;
  const live = { edition: editionOf(releases, 3), canary: null };
  site = await startNewsSite({ live, bulletin: { ...NO_BULLETIN, line: () => '40° Sunny' } });
  expect((await site.request()).body).not.toContain('Weather: ');
});

it('a page that was rendered before the weather was known is shared only by those who wait for it', async () => {
  let line: string | null = null;
  site = await startNewsSite({
    bulletin: { ...NO_BULLETIN, line: () => line, isAwaited: () => line === null },
  });
  const early = await site.request('/about');
  expect(early.headers.get('cache-control')).toContain('s-maxage=1,');
  line = '40° Sunny';
  later(2);
  const whole = await site.request('/about');
  expect(whole.body).toContain('Weather: 40° Sunny');
  expect(whole.headers.get('cache-control')).toContain('s-maxage=300,');
});

it('an alert is on finished pages from the moment it is known until it ends, and nothing is rendered again', async () => {
  const alert = { text: 'Tornado Warning', until: '2100-01-01T00:00:00.000Z' };
  let alerts: ReturnType<BulletinNow['alerts']> = [];
  site = await startNewsSite({ bulletin: { ...NO_BULLETIN, alerts: () => alerts } });
  const before = await site.request();
  alerts = [alert];
  const during = await site.request();
  expect(during.body).toContain('Tornado Warning</a>');
  expect(during.headers.get('cache-control')).toBe(before.headers.get('cache-control'));
  expect((await site.request('/_breaking')).body).toContain('Tornado Warning</a>');
  alerts = [];
  const after = await site.request();
  expect([after.body, after.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
});
