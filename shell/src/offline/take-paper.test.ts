import { createHash, webcrypto } from 'node:crypto';
import { findKept, MOST_BYTES, type KeptPage, type Paper } from './kept-paper.ts';
import { takePaper } from './take-paper.ts';

/* jsdom has no caches and no fetch: both are as the worker uses them. */

class MemoryCache {
  readonly entries = new Map<string, { body: string; headers: Record<string, string> }>();
  async put(path: string | { url: string }, answer: Answer): Promise<void> {
    this.entries.set(pathOf(path), { body: await answer.text(), headers: answer.given });
  }
  async match(path: string | { url: string }): Promise<Answer | undefined> {
    const found = this.entries.get(pathOf(path));
    return found && new Answer(found.body, { headers: found.headers });
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((path) => ({ url: `https://news.example${path}` }));
  }
}

class Answer {
  readonly given: Record<string, string>;
  readonly status: number;
  readonly #body: string;
  constructor(
    body: string,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.#body = body;
    this.status = status;
    this.given = headers;
  }
  static json(value: unknown): Answer {
    return new Answer(JSON.stringify(value));
  }
  get ok(): boolean {
    return this.status === 200;
  }
  get headers(): Map<string, string> {
    return new Map(Object.entries(this.given));
  }
  clone(): Answer {
    return this;
  }
  async text(): Promise<string> {
    return this.#body;
  }
  async json(): Promise<unknown> {
    return JSON.parse(this.#body);
  }
  async arrayBuffer(): Promise<{ byteLength: number }> {
    return Buffer.from(this.#body);
  }
}

function pathOf(path: string | { url: string }): string {
  return typeof path === 'string' ? path : new URL(path.url).pathname;
}

const stored = new Map<string, MemoryCache>();
/** What the network answers. */
let network: Map<string, Answer>;

function pageOf(path: string, html = `${path} of the page`): KeptPage {
  const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
  return { path, html, bytes: Buffer.byteLength(html), integrity };
}

function answerWith(paper: Partial<Paper>): void {
  const whole: Paper = {
    edition: 'E1',
    digest: 'sha384-abcdefghijklmnop',
    asOf: '2026-11-22T11:40:00.000Z',
    asOfText: 'Nov 22, 5:40 a.m.',
    headers: { 'content-security-policy': "default-src 'self'" },
    pages: [pageOf('/'), pageOf('/offline')],
    files: [{ path: '/releases/shell/1/web/a.js', bytes: 4, integrity: 'sha384-x' }],
    pictures: [],
    ...paper,
  };
  network = new Map([
    ['/_offline/paper.json', Answer.json(whole)],
    ...whole.files.map(({ path }) => [path, new Answer('1234')] as const),
  ]);
}

beforeAll(() => {
  Object.assign(globalThis, {
    Response: Answer,
    TextEncoder,
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const cache = stored.get(name) ?? new MemoryCache();
        stored.set(name, cache);
        return cache;
      },
    },
    fetch: async (path: string) => network.get(path) ?? new Answer('', { status: 404 }),
  });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  stored.clear();
  answerWith({});
});

const paths = () => [...stored.values()].map(({ entries }) => [...entries.keys()]);

it('keeps one paper, with the headers of its pages, and says of which edition and how old it is', async () => {
  await takePaper([]);
  answerWith({
    edition: 'E2',
    digest: 'sha384-ponmlkjihgfedcba',
    pages: [pageOf('/'), pageOf('/offline'), pageOf('/b')],
  });
  await takePaper([]);
  expect(paths()).toEqual([['/releases/shell/1/web/a.js', '/', '/offline', '/b', '/_offline/label']]);
  const kept = await findKept();
  expect(kept?.label).toMatchObject({
    edition: 'E2',
    asOfText: 'Nov 22, 5:40 a.m.',
    pages: ['/', '/offline', '/b'],
  });
  expect(kept?.name).toMatch(/^paper E2 ponmlkjihgfe \d+$/);
  const page = await kept?.cache.match('/');
  expect((page as unknown as Answer).given).toEqual({
    'content-security-policy': "default-src 'self'",
    'x-kept': 'E2',
  });
});

it.each<[string, string, () => void]>([
  ['a file is missing', 'a.js was answered with 404', () => network.delete('/releases/shell/1/web/a.js')],
  [
    'a page is not what the paper says',
    '/ is not what the paper says',
    () => answerWith({ edition: 'E2', pages: [{ ...pageOf('/'), html: 'altered' }] }),
  ],
  [
    'the front has no paper',
    'paper.json was answered with 503',
    () => network.set('/_offline/paper.json', new Answer('', { status: 503 })),
  ],
  [
    'a saved story fails',
    '/blog/a was answered with 503',
    () => network.set('/_offline/E1/blog/a', new Answer('', { status: 503 })),
  ],
])('leaves the paper that is there when %s', async (_, message, spoil) => {
  await takePaper([]);
  const before = await findKept();
  spoil();
  await expect(takePaper(['/blog/a'])).rejects.toThrow(message);
  expect([...stored.keys()]).toEqual([before?.name]);
  expect((await findKept())?.label).toEqual(before?.label);
});

it('takes nothing from a cache that is not whole, as one whose worker was ended half way', async () => {
  const half = new MemoryCache();
  await half.put('/', new Answer('half'));
  stored.set(`paper E0 0123 ${Date.now() + 1}`, half);
  expect(await findKept()).toBeNull();
  await takePaper([]);
  expect(stored.size).toBe(1);
  expect((await findKept())?.label.edition).toBe('E1');
});

it('keeps saved stories in the edition of the paper, and carries over those that are gone, with the files of theirs', async () => {
  network.set(
    '/_offline/E1/blog/a',
    Answer.json(pageOf('/blog/a', '<script src="/releases/shell/1/web/a.js">')),
  );
  await takePaper(['/blog/a', '/blog/never']);
  expect((await findKept())?.label.pages).toEqual(['/', '/offline', '/blog/a']);
  answerWith({
    edition: 'E2',
    files: [{ path: '/releases/shell/2/web/a.js', bytes: 4, integrity: 'sha384-y' }],
  });
  await takePaper(['/blog/a', '/blog/never']);
  expect(paths().flat()).toEqual(
    expect.arrayContaining(['/releases/shell/2/web/a.js', '/blog/a', '/releases/shell/1/web/a.js']),
  );
  // Again and again, without those of the editions between.
  answerWith({
    edition: 'E3',
    files: [{ path: '/releases/shell/3/web/a.js', bytes: 4, integrity: 'sha384-z' }],
  });
  await takePaper(['/blog/a']);
  expect(
    paths()
      .flat()
      .filter((path) => path.endsWith('a.js'))
      .toSorted(),
  ).toEqual([3, 1].map((version) => `/releases/shell/${version}/web/a.js`).toSorted());
  // Taken off the list, it goes with the next paper.
  await takePaper([]);
  expect(paths().flat()).not.toContain('/blog/a');
  expect(paths().flat()).not.toContain('/releases/shell/1/web/a.js');
});

it('stays below two megabytes: pictures that do not fit are left out, and what is no picture', async () => {
  const mega = 'x'.repeat(2 ** 20);
  answerWith({
    pages: [pageOf('/', mega)],
    pictures: ['/pictures/a', '/pictures/b', '/pictures/c', '/pictures/d'],
  });
  const picture = (body: string, type = 'image/avif') =>
    new Answer(body, { headers: { 'content-type': type } });
  network.set('/pictures/a', picture(mega));
  network.set('/pictures/b', picture('small'));
  network.set('/pictures/c', picture('a login page', 'text/html'));
  await takePaper([]);
  const { label } = (await findKept()) ?? {};
  expect(label?.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(
    paths()
      .flat()
      .filter((path) => path.startsWith('/pictures')),
  ).toEqual(['/pictures/b']);
});
