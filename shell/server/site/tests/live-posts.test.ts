import { createElement } from 'react';
import { until } from '../../../lib/testing/until.ts';
import { pageOf, startNewsSite, type TestPage } from '../testing/news-site.ts';

/* The stream of a live post, on a whole site. Its page belongs to news here: the server knows nothing about the blog. */

const POST = '/local-news';
const [A, B, C] = ['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z', '2026-11-23T12:00:00.000Z'];

let site: Awaited<ReturnType<typeof startNewsSite>>;
let ids: string[];
let isOver: boolean;
let isDown: boolean;
let freshSeconds: number;
let load: jest.Mock;

function livePage(): TestPage {
  load = jest.fn(() => {
    if (isDown) throw new Error('the backend is down');
    return { status: 200, data: ids, freshSeconds };
  });
  return pageOf('Live', {
    load,
    Page: () =>
      createElement(
        'section',
        { 'data-live-post': isOver ? undefined : POST },
        ids.map((id) =>
          createElement(
            'article',
            { key: id, 'data-entry': id },
            createElement('pre', null, `Said at ${id}\n<b>`),
            createElement('img', { src: '/a.png', alt: '' }),
          ),
        ),
      ),
  });
}

beforeEach(async () => {
  ids = [B, A];
  isOver = isDown = false;
  freshSeconds = 10;
  site = await startNewsSite({ one: livePage() });
});
afterEach(() => site.close());

/** A reader with an open stream, and what has arrived. */
async function read(headers: Record<string, string> = {}, query = '') {
  const response = await fetch(`${site.origin}/_stream${POST}${query}`, { headers });
  const reader = { status: response.status, headers: response.headers, text: '', ended: false };
  const follow = async () => {
    for await (const chunk of response.body ?? []) reader.text += Buffer.from(chunk).toString('utf8');
  };
  void follow()
    .catch(() => {})
    .finally(() => (reader.ended = true));
  return reader;
}

it('a new entry reaches all readers, escaped and whole, and the page is made once for all of them', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => read({}, `?after=${B}`)));
  expect(readers[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(readers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(readers[0]?.headers.get('x-content-type-options')).toBe('nosniff');
  load.mockClear();
  const started = performance.now();
  ids = [C, B, A];
  await until(() => readers.every(({ text }) => text.includes(C)));
  expect(performance.now() - started).toBeLessThan(2000);
  expect(load.mock.calls.length).toBeLessThanOrEqual(3);
  for (const { text } of readers)
    expect(text.replace(/^retry: \d+\n\n/, '')).toBe(
      `id: ${C}\ndata: <article data-entry="${C}"><pre>Said at ${C}\ndata: &lt;b&gt;</pre><img src="/a.png" alt=""/></article>\n\n`,
    );
});

it('a reader who reconnects gets what is missing, by the id of the last event, or of the newest entry of the page', async () => {
  const [again, later, stranger, saving] = await Promise.all([
    read({ 'last-event-id': A }, `?after=${B}`),
    read({}, `?after=${B}`),
    read(),
    read({ 'save-data': 'on' }, `?after=${A}`),
  ]);
  await until(() => stranger.text.includes(A) && again.text.includes(B) && saving.text.includes(B));
  expect(again.text).not.toContain(A);
  expect(later.text).not.toContain('data:');
  expect(stranger.text).toContain(`id: ${B}\n`);
  expect(saving.text).toContain('<img data-src="/a.png" alt=""/>');
});

it('a server that is a moment behind, or whose newest entry was removed, does not send the whole post again', async () => {
  expect((await site.request(`/_entries${POST}?after=${C}`)).status).toBe(204);
  const ahead = await read({ 'last-event-id': C });
  ids = [C, B, A];
  await until(() => ahead.text.includes(C));
  expect(ahead.text).not.toContain(B);
});

it('a reader without a stream polls the entries; shared caches may serve them', async () => {
  const newer = await site.request(`/_entries${POST}?after=${A}`);
  expect(newer.status).toBe(200);
  expect(newer.body).toMatch(/^<article data-entry="2026-11-23T11[^]*<\/article>$/);
  expect(newer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
  expect((await site.request(`/_entries${POST}?after=${B}`)).status).toBe(204);
  const lite = await site.request(`/_entries${POST}?after=${A}`, { 'save-data': 'on' });
  expect(lite.body).not.toContain(' src=');
  expect(lite.headers.get('cache-control')).toBe('private, no-store');
});

it.each(['/faq', '/no/such/page', '/Local-news', '/../etc', '//host/', '/local-news/', ''])(
  '%p has no live post, and is not rendered again for the next request',
  async (path) => {
    expect((await site.request(`/_stream${path}`)).status).toBe(404);
    load.mockClear();
    expect((await site.request(`/_entries${path}`)).status).toBe(404);
    expect(load).not.toHaveBeenCalled();
  },
);

it('while the backend is down, streams and pages stay, and new readers are told to try later', async () => {
  const reader = await read({}, `?after=${B}`);
  const { body } = await site.request(POST);
  isDown = true;
  const calls = load.mock.calls.length;
  await until(() => load.mock.calls.length > calls + 1);
  expect(reader.ended).toBe(false);
  expect((await site.request(POST)).body).toBe(body);
  isDown = false;
  ids = [C, B, A];
  await until(() => reader.text.includes(C));
});

it('if the first lookup fails, the reader may try again', async () => {
  isDown = true;
  const refused = await site.request(`/_stream${POST}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  isDown = false;
  expect((await site.request(`/_entries${POST}`)).status).toBe(200);
});

it('a post that ends says so, and ends its streams', async () => {
  const reader = await read({}, `?after=${B}`);
  isOver = true;
  await until(() => reader.ended);
  expect(reader.text).toContain('event: over\n');
  expect((await site.request(`/_stream${POST}`)).status).toBe(404);
});

it('a server that shuts down ends its streams at once', async () => {
  const readers = await Promise.all([read(), read()]);
  const started = performance.now();
  await site.close();
  expect(performance.now() - started).toBeLessThan(1000);
  await until(() => readers.every(({ ended }) => ended));
});

it('while somebody follows a post, the next reader of its page gets a current one', async () => {
  freshSeconds = 1;
  expect((await site.request(POST)).body).not.toContain(C);
  const reader = await read({}, `?after=${B}`);
  ids = [C, B, A];
  await until(() => reader.text.includes(C));
  const looks = load.mock.calls.length;
  await until(() => load.mock.calls.length > looks + 3);
  expect((await site.request(POST)).body).toContain(C);
});

it('a page with news coming in is fresh for as long as its load says', async () => {
  expect((await site.request(POST)).headers.get('cache-control')).toContain('s-maxage=10,');
});
