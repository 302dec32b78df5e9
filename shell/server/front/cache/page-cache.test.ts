import { CachedPage } from './cached-page.ts';
import { PageCache, type Recipe } from './page-cache.ts';

const MAX_BYTES = 100_000;
const PAGE_BYTES = 10_000;

function recipe(key: string): Recipe<null, null> {
  const page = new CachedPage(
    {
      status: 200,
      lifetime: { madeAt: Date.now(), freshMs: 60_000, staleMs: 600_000 },
      contentType: 'text/html',
      cacheControl: 'public',
      headers: {},
      tags: [],
      incomplete: false,
      unbounded: false,
      shared: null,
      about: null,
    },
    Buffer.alloc(PAGE_BYTES),
  );
  const make = () => ({ page: Promise.resolve(page), late: Promise.resolve(null) });
  return { key, logged: {}, make, restore: () => null };
}

test('bytes cached along with a page count for it: others are evicted', async () => {
  const log = { error: () => {} };
  const cache = new PageCache<null, null>({
    maxBytes: MAX_BYTES,
    isBanned: () => false,
    second: null,
    log,
  });
  for (const key of ['a', 'b', 'c']) {
    const { page } = await cache.make(recipe(key), { id: null, log });
    await page;
  }
  const kept = () => ['a', 'b', 'c'].filter((key) => cache.ready(key));
  expect(kept()).toEqual(['a', 'b', 'c']);
  cache.grow('c', 2 * PAGE_BYTES);
  cache.grow('c', 2 * PAGE_BYTES);
  expect(kept()).toEqual(['b', 'c']);
  cache.grow('c', MAX_BYTES);
  expect(kept()).toEqual(['b']);
});
