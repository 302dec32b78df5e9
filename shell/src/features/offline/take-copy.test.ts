import { createHash, webcrypto } from 'node:crypto';
import { findKept, MAX_COPY_BYTES, type KeptPage, type OfflineCopy } from './offline-copy.ts';
import { unpack } from './packed-page.ts';
import { takeCopy } from './take-copy.ts';
import { memoryCaches, MemoryCache, stored } from './testing/memory-caches.ts';

/** Responses of the network. */
let network: Map<string, Response>;
/** The `Accept` headers of requests, by path. */
const accepted = new Map<string, string | null>();

function pageOf(path: string, html = `${path} of the page`): KeptPage {
  const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
  return { path, html, bytes: Buffer.byteLength(html), integrity };
}

function serve(copy: Partial<OfflineCopy>): void {
  const whole: OfflineCopy = {
    edition: 'E1',
    digest: 'sha384-abcdefghijklmnop',
    asOf: '2026-11-22T11:40:00.000Z',
    asOfText: 'Nov 22, 5:40 a.m.',
    headers: { 'content-security-policy': "default-src 'self'" },
    pages: [pageOf('/'), pageOf('/offline')],
    files: [{ path: '/releases/shell/1/web/a.js', bytes: 4, integrity: 'sha384-x' }],
    pictures: [],
    ...copy,
  };
  network = new Map([
    ['/_offline/paper.json', Response.json(whole)],
    ...whole.files.map(({ path }) => [path, new Response('1234')] as const),
  ]);
}

beforeAll(() => {
  Object.assign(globalThis, {
    navigator: {},
    caches: memoryCaches,
    fetch: async (path: string, init?: RequestInit) => {
      accepted.set(path, new Headers(init?.headers).get('accept'));
      return network.get(path)?.clone() ?? new Response('', { status: 404 });
    },
  });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  stored.clear();
  serve({});
});

const paths = () => [...stored.values()].map(({ entries }) => [...entries.keys()]);

it('keeps one copy, with the headers of its pages, its edition and its age', async () => {
  await takeCopy([]);
  serve({
    edition: 'E2',
    digest: 'sha384-ponmlkjihgfedcba',
    pages: [{ ...pageOf('/'), query: ['page', 'keyword'] }, pageOf('/offline'), pageOf('/b')],
  });
  await takeCopy([]);
  expect(paths()).toEqual([['/releases/shell/1/web/a.js', '/', '/offline', '/b', '/_offline/label']]);
  const kept = await findKept();
  expect(kept?.label).toMatchObject({
    edition: 'E2',
    asOfText: 'Nov 22, 5:40 a.m.',
    pages: ['/', '/offline', '/b'],
  });
  expect(kept?.name).toMatch(/^paper E2 ponmlkjihgfe \d+$/);
  const page = await kept?.cache.match('/');
  expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-kept': 'E2',
    'x-kept-query': 'page,keyword',
  });
  expect(page && (await unpack(page))).toBe('/ of the page');
});

it.each<[string, string, () => void]>([
  ['a file is missing', 'a.js responded 404', () => network.delete('/releases/shell/1/web/a.js')],
  [
    'a page is not what the copy says',
    '/ is not what the copy says',
    () => serve({ edition: 'E2', pages: [{ ...pageOf('/'), html: 'altered' }] }),
  ],
  [
    'the front has no copy',
    'paper.json responded 503',
    () => network.set('/_offline/paper.json', new Response('', { status: 503 })),
  ],
  [
    'a saved story fails',
    '/blog/a responded 503',
    () => network.set('/_offline/E1/blog/a', new Response('', { status: 503 })),
  ],
])('keeps the existing copy when %s', async (_, message, spoil) => {
  await takeCopy([]);
  const before = await findKept();
  spoil();
  await expect(takeCopy(['/blog/a'])).rejects.toThrow(message);
  expect([...stored.keys()]).toEqual([before?.name]);
  expect((await findKept())?.label).toEqual(before?.label);
});

it('updates a kept copy, and does not restore one that was removed before or during the update', async () => {
  await takeCopy([], { isRenewal: true });
  expect(stored.size).toBe(0);
  await takeCopy([]);
  serve({ edition: 'E2' });
  await takeCopy([], { isRenewal: true });
  expect((await findKept())?.label.edition).toBe('E2');
  network.set('/_offline/E2/blog/a', Response.json(pageOf('/blog/a')));
  const realFetch = fetch;
  // Another tab removes it while the new one loads, and its cache does not exist yet.
  Object.assign(globalThis, {
    fetch: (path: string) => {
      if (path === '/_offline/paper.json') stored.clear();
      return realFetch(path);
    },
  });
  await expect(takeCopy(['/blog/a'], { isRenewal: true })).rejects.toThrow('removed meanwhile');
  Object.assign(globalThis, { fetch: realFetch });
  expect(stored.size).toBe(0);
});

it('takes nothing from an incomplete cache, such as one whose worker was stopped halfway', async () => {
  const half = new MemoryCache();
  await half.put('/', new Response('half'));
  stored.set(`paper E0 0123 ${Date.now() + 1}`, half);
  expect(await findKept()).toBeNull();
  await takeCopy([]);
  expect(stored.size).toBe(1);
  expect((await findKept())?.label.edition).toBe('E1');
});

it('keeps saved stories in the edition of the copy, and carries over stories that are gone with their files', async () => {
  network.set(
    '/_offline/E1/blog/a',
    Response.json(pageOf('/blog/a', '<script src="/releases/shell/1/web/a.js">')),
  );
  await takeCopy(['/blog/a', '/blog/never']);
  expect((await findKept())?.label.pages).toEqual(['/', '/offline', '/blog/a']);
  serve({
    edition: 'E2',
    files: [{ path: '/releases/shell/2/web/a.js', bytes: 4, integrity: 'sha384-y' }],
  });
  await takeCopy(['/blog/a', '/blog/never']);
  expect(paths().flat()).toEqual(
    expect.arrayContaining(['/releases/shell/2/web/a.js', '/blog/a', '/releases/shell/1/web/a.js']),
  );
  // Repeatedly, without those of the editions in between.
  serve({
    edition: 'E3',
    files: [{ path: '/releases/shell/3/web/a.js', bytes: 4, integrity: 'sha384-z' }],
  });
  await takeCopy(['/blog/a']);
  expect(
    paths()
      .flat()
      .filter((path) => path.endsWith('a.js'))
      .toSorted(),
  ).toEqual([3, 1].map((version) => `/releases/shell/${version}/web/a.js`).toSorted());
  // Once removed from the list, it is gone with the next copy.
  await takeCopy([]);
  expect(paths().flat()).not.toContain('/blog/a');
  expect(paths().flat()).not.toContain('/releases/shell/1/web/a.js');
});

it('stays below two megabytes: leaves out pictures that do not fit, and responses that are not pictures', async () => {
  serve({
    pages: [pageOf('/')],
    pictures: ['/pictures/a', '/pictures/b', '/pictures/c', '/pictures/d'],
  });
  const picture = (body: string, type = 'image/avif') =>
    new Response(body, { headers: { 'content-type': type } });
  network.set('/pictures/a', picture('x'.repeat(MAX_COPY_BYTES)));
  network.set('/pictures/b', picture('small'));
  network.set('/pictures/c', picture('a login page', 'text/html'));
  await takeCopy([]);
  const { label } = (await findKept()) ?? {};
  expect(label?.bytes).toBeLessThanOrEqual(MAX_COPY_BYTES);
  expect(
    paths()
      .flat()
      .filter((path) => path.startsWith('/pictures')),
  ).toEqual(['/pictures/b']);
  // As pages do. Without it, servers make another, larger picture.
  expect(accepted.get('/pictures/b')).toContain('image/avif');
});
