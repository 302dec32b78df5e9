import type { Release } from '@meadowlark/shared/contract/release.ts';
import type { KeptPage, OfflineCopy } from '../../../src/features/offline/offline-copy.ts';
import type { Announced } from '../../editions/followed-breaking.ts';
import { EncodedBodies } from '../../front/cache/encoded-bodies.ts';
import { Composers } from '../../front/composers/composers.ts';
import type { OfflineOptions } from '../../front/offline/offline-routes.ts';
import { FIRST, SECOND, startNewsSite } from '../testing/news-site.ts';

const WORKER = 'self.addEventListener("fetch", () => {})';

/** All releases of the shell but one have a worker. */
function offline(isOn = true): OfflineOptions {
  const release = (version: string) =>
    ({
      name: 'shell',
      version,
      files: [],
      extras: version === 'none' ? {} : { 'offline-worker': ['web/worker.js'] },
    }) as unknown as Release;
  return {
    isOn,
    files: {
      release: async (_name, version) => release(version),
      bodies: async () => new EncodedBodies(Buffer.from(WORKER)),
    },
  };
}

type Site = Awaited<ReturnType<typeof startNewsSite>>;

let site: Site;
afterEach(() => site.close());

const copyOf = async (cookie = '') =>
  JSON.parse((await site.request('/_offline/paper.json', { cookie })).body) as OfflineCopy;
const textOf = ({ pages }: OfflineCopy) => pages.find(({ path }) => path === '/local-news')?.html;

it('the offline copy is that of the live edition for everybody, even during a canary and for staff', async () => {
  site = await startNewsSite({
    offline: offline(),
    live: { edition: FIRST, canary: { edition: SECOND, percent: 100 } },
  });
  expect((await site.request('/local-news', { cookie: 'bucket=7' })).body).toContain('The new news');
  for (const cookie of ['', 'bucket=7', 'qa=x; inspect=1']) {
    const response = await site.request('/_offline/paper.json', { cookie });
    expect(response.headers.get('set-cookie')).toBeNull();
    const copy = JSON.parse(response.body) as OfflineCopy;
    expect(copy.edition).toBe(FIRST.id);
    expect(textOf(copy)).toContain('The old news');
    expect(copy.pages.every(({ html }) => html.includes(FIRST.id) && !html.includes(SECOND.id))).toBe(true);
    expect(copy.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/offline', '/saved', '/blog']),
    );
  }
});

it('a promotion makes another copy; stories of the previous one are still available, in its edition', async () => {
  site = await startNewsSite({ offline: offline() });
  const first = await copyOf();
  site.live.edition = SECOND;
  const second = await copyOf();
  expect([first.edition, second.edition]).toEqual([FIRST.id, SECOND.id]);
  expect(second.digest).not.toBe(first.digest);
  expect(second.pages.every(({ html }) => html.includes(SECOND.id) && !html.includes(FIRST.id))).toBe(true);

  const story = await site.request(`/_offline/${FIRST.id}/local-news?utm=x`);
  expect(story.headers.get('cache-control')).toBe('no-store');
  const page = JSON.parse(story.body) as KeptPage;
  expect(page.path).toBe('/local-news');
  expect(page.html).toContain('The old news');
  for (const wrong of [
    '/_offline/x/local-news',
    `/_offline/${FIRST.id}/no/such/page`,
    // Its canonical address is another one, under which it would be saved.
    `/_offline/${FIRST.id}/local-news/`,
  ])
    expect((await site.request(wrong)).status).toBe(404);
  const escaped = `%${FIRST.id.charCodeAt(0).toString(16)}${FIRST.id.slice(1)}`;
  expect((await site.request(`/_offline/${escaped}/local-news`)).status).toBe(200);
});

it('pages for offline reading are refused at once if a thousand pages are waiting to be rendered', async () => {
  site = await startNewsSite({ offline: offline() });
  const isBusy = jest.spyOn(Composers.prototype, 'isBusy').mockImplementation((most = 0) => most === 1000);
  const refused = await site.request(`/_offline/${FIRST.id}/local-news`);
  isBusy.mockRestore();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
});

it('breaking news is not kept: it may be over when the page is read', async () => {
  const notice = { number: 1, text: 'The bridge is closed', link: null } as Announced;
  site = await startNewsSite({ offline: offline(), breaking: { now: () => notice } });
  expect((await site.request()).body).toContain('data-breaking="1"');
  const text = textOf(await copyOf());
  expect(text).toContain('This is the paper of');
  expect(text).not.toContain('The bridge is closed');
});

it('browsers request the worker each time; it may send requests to this site only', async () => {
  site = await startNewsSite({ offline: offline() });
  const { body, headers } = await site.request('/offline-worker.js');
  expect(body).toBe(WORKER);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});

it.each<[string, boolean, string]>([
  ['the operator has switched it off', false, '1'],
  ['the shell has no worker', true, 'none'],
])('workers unregister themselves if %s', async (_, isOn, shell) => {
  site = await startNewsSite({
    offline: offline(isOn),
    live: { edition: { ...FIRST, releases: { ...FIRST.releases, shell } }, canary: null },
  });
  const { status, body } = await site.request('/offline-worker.js');
  expect(status).toBe(200);
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("'fetch'");
  if (isOn) return;
  expect((await site.request('/_offline/paper.json')).status).toBe(404);
});
