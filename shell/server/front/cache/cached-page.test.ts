import { CachedPage } from './cached-page.ts';

const MADE_AT = 1_700_000_000_000;

function pageMade(madeAt: number): CachedPage<null> {
  return new CachedPage(
    {
      status: 200,
      lifetime: { madeAt, freshMs: 60_000, staleMs: 600_000 },
      contentType: 'text/html',
      cacheControl: 'public',
      headers: {},
      tags: [],
      incomplete: false,
      unbounded: false,
      shared: null,
      about: null,
    },
    Buffer.from('page'),
  );
}

test('a page is fresh, then stale, then expired', () => {
  const page = pageMade(MADE_AT);
  expect([0, 59_999, 60_000, 659_999, 660_000].map((age) => page.stage(MADE_AT + age))).toEqual([
    'fresh',
    'fresh',
    'stale',
    'stale',
    'expired',
  ]);
});

test('a clock that is set back by hours does not keep a page fresh for hours', () => {
  const page = pageMade(MADE_AT);
  expect(page.stage(MADE_AT - 3 * 3_600_000)).toBe('expired');
  // As far as clocks of servers that share pages differ.
  expect(page.stage(MADE_AT - 5000)).toBe('fresh');
});
