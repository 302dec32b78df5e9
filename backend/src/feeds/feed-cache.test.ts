import { EventEmitter, once } from 'node:events';
import { createFeedCache } from './feed-cache.ts';
import type { FeedDocument } from './fetch-feed.ts';

const A = 'https://a.example/feed';
const B = 'https://b.example/feed';
const MINUTE = 60_000;

let now: number;
let fetches: { address: string; known: FeedDocument | undefined }[];
let failures: string[];
let outcome: (address: string) => Promise<string>;

beforeEach(() => {
  now = Date.UTC(2026, 2, 1);
  fetches = [];
  failures = [];
  outcome = async () => `<rss>${fetches.length}</rss>`;
});

function cache() {
  return createFeedCache(
    async (address, known) => {
      fetches.push({ address, known });
      const contents = await outcome(address);
      return { contents, seenAt: now, finalUrl: address, etag: null, lastModified: null };
    },
    () => now,
    (address, reason) => failures.push(`${address}: ${reason}`),
  );
}

/** Lets a revalidation in the background finish. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a feed is fetched once in five minutes', async () => {
  const get = cache();
  expect(await get(A)).toMatchObject({ contents: '<rss>1</rss>', stale: false, seenAt: now });
  now += 5 * MINUTE - 1;
  expect(await get(A)).toMatchObject({ contents: '<rss>1</rss>', stale: false });
  expect(await get(B)).toMatchObject({ contents: '<rss>2</rss>' });
  expect(fetches).toHaveLength(2);
});

test('many readers at once cost one fetch', async () => {
  const get = cache();
  const all = await Promise.all(Array.from({ length: 20 }, () => get(A)));
  expect(new Set(all.map(({ contents }) => contents))).toEqual(new Set(['<rss>1</rss>']));
  expect(fetches).toHaveLength(1);
});

test('after five minutes the old text is served at once while one fetch renews it', async () => {
  const get = cache();
  const first = await get(A);
  now += 6 * MINUTE;
  const renewal = new EventEmitter();
  outcome = async () => String(await once(renewal, 'arrived'));
  expect(await get(A)).toMatchObject({ contents: '<rss>1</rss>', stale: true });
  expect(await get(A)).toMatchObject({ contents: '<rss>1</rss>', stale: true });
  expect(fetches).toHaveLength(2);
  expect(fetches[1]?.known).toMatchObject({ contents: first.contents });
  renewal.emit('arrived', '<rss>new</rss>');
  await settled();
  expect(await get(A)).toMatchObject({ contents: '<rss>new</rss>', stale: false });
});

test('when renewing fails the old text stays, and the feed is left in peace for a minute', async () => {
  const get = cache();
  await get(A);
  now += 6 * MINUTE;
  outcome = () => Promise.reject(new Error('down'));
  await get(A);
  await settled();
  expect(await get(A)).toMatchObject({ contents: '<rss>1</rss>', stale: true });
  await settled();
  expect(fetches).toHaveLength(2);
  expect(failures).toEqual([`${A}: down`]);

  now += MINUTE + 1;
  outcome = async () => '<rss>back</rss>';
  await get(A);
  await settled();
  expect(await get(A)).toMatchObject({ contents: '<rss>back</rss>', stale: false });
});

test('a failure with nothing to fall back on is thrown, and remembered for a minute', async () => {
  const get = cache();
  outcome = () => Promise.reject(new Error('down'));
  await expect(Promise.all([get(A), get(A)])).rejects.toThrow('down');
  now += MINUTE - 1;
  await expect(get(A)).rejects.toThrow('down');
  expect(fetches).toHaveLength(1);

  now += 2;
  outcome = async () => '<rss>back</rss>';
  expect(await get(A)).toMatchObject({ contents: '<rss>back</rss>' });
});

test('the cache is bounded: the least recently used feeds go first', async () => {
  const get = cache();
  outcome = async () => 'x'.repeat(5 * 1024 * 1024);
  const many = Array.from({ length: 8 }, (_, number) => `https://${number}.example/`);
  for (const address of many) await get(address); // oxlint-disable-line no-await-in-loop -- their order is the test
  await get(many[7] ?? '');
  expect(fetches).toHaveLength(8);
  await get(many[0] ?? '');
  expect(fetches).toHaveLength(9);
});
