import { affectedSpecs, grepOf } from './affected.ts';

it('a remote can break only its own pages', () => {
  expect(affectedSpecs(['mfe-news/src/category/Page.tsx', 'docs/testing.md'])).toEqual({
    programs: ['news'],
    files: [],
  });
});

it.each([
  'shell/src/routes.ts',
  'shared/src/site.ts',
  'backend/src/main.ts',
  'package-lock.json',
  'e2e/support/services/rss.ts',
])('%s can break any page', (file) => {
  expect(affectedSpecs(['mfe-news/src/category/Page.tsx', file])).toBe('all');
});

it.each([
  'mfe-news/src/category/Page.test.tsx',
  'shell/server/site/site.test.ts',
  'README.md',
  'mfe-blog/README.md',
  'bench/main.ts',
])('%s can break none', (file) => {
  expect(affectedSpecs([file])).toBe('none');
});

describe('the expression for Playwright', () => {
  const matches = (title: string) =>
    new RegExp(grepOf({ programs: ['news'], files: ['shell/theme.spec.ts'] })).test(title);

  it.each([
    ['news/front.spec.ts the front page shows one story', true],
    ['every-page/visit.spec.ts /: moves nothing @shell @news @media', true],
    ['shell/theme.spec.ts the chosen theme is remembered', true],
    ['blog/list.spec.ts a card leads to its post', false],
    ['every-page/visit.spec.ts /local: moves nothing @newsletter', false],
    ['shell/theme.spec.tsx another file', false],
  ])('%s: %s', (title, expected) => {
    expect(matches(title)).toBe(expected);
  });
});
