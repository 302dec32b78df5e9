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

/** The stage of a page rendered at `MADE_AT`, this many milliseconds later. */
function stageAfter(age: number): string {
  jest.spyOn(Date, 'now').mockReturnValue(MADE_AT + age);
  return pageMade(MADE_AT).stage();
}

afterEach(() => jest.restoreAllMocks());

test('a page is fresh, then stale, then expired', () => {
  expect([0, 59_999, 60_000, 659_999, 660_000].map(stageAfter)).toEqual([
    'fresh',
    'fresh',
    'stale',
    'stale',
    'expired',
  ]);
});

test('a clock that is set back by hours does not keep a page fresh for hours', () => {
  expect(stageAfter(-3 * 3_600_000)).toBe('expired');
  // As much as the clocks of servers that share pages differ.
  expect(stageAfter(-5000)).toBe('fresh');
});
