import type { Fixture } from '@meadowlark/shared/contract/fixture.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fixtures as correctionsFixtures } from './corrections/fixtures.ts';
import { load as loadCorrections } from './corrections/load.ts';
import { Page as Corrections } from './corrections/Page.tsx';
import { fixtures as listingFixtures } from './listing/fixtures.ts';
import { load as loadListing } from './listing/load.ts';
import { Page as Listing } from './listing/Page.tsx';
import { fixtures as postFixtures } from './post/fixtures.ts';
import { load as loadPost } from './post/load.ts';
import { Page as Post } from './post/Page.tsx';

const listing = async (fixture: Fixture) =>
  createElement(Listing, { data: (await loadListing(fixtureContext(fixture))).data });
const post = async (fixture: Fixture) =>
  createElement(Post, { data: (await loadPost(fixtureContext(fixture))).data });

const corrections = async (fixture: Fixture) =>
  createElement(Corrections, { data: (await loadCorrections(fixtureContext(fixture))).data });

const cases = [
  ...listingFixtures.map((fixture) => ({ name: `listing: ${fixture.name}`, page: () => listing(fixture) })),
  ...postFixtures.map((fixture) => ({ name: `post: ${fixture.name}`, page: () => post(fixture) })),
  ...correctionsFixtures.map((fixture) => ({
    name: `corrections: ${fixture.name}`,
    page: () => corrections(fixture),
  })),
];

it.each(cases)('$name has one h1, no heading skipped, no style in markup', async ({ page }) => {
  const html = renderToString(await page());
  const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(html.replaceAll(/<style[^]*?<\/style>/g, '')).not.toContain(' style="');
});
