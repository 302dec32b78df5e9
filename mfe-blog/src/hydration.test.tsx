import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render } from '@testing-library/react';
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

const cases = [
  ...listingFixtures.map((fixture) => ({
    name: `listing: ${fixture.name}`,
    page: async () => <Listing data={(await loadListing(fixtureContext(fixture))).data} />,
  })),
  ...postFixtures.map((fixture) => ({
    name: `post: ${fixture.name}`,
    page: async () => <Post data={(await loadPost(fixtureContext(fixture))).data} />,
  })),
  ...correctionsFixtures.map((fixture) => ({
    name: `corrections: ${fixture.name}`,
    page: async () => <Corrections data={(await loadCorrections(fixtureContext(fixture))).data} />,
  })),
];

it.each(cases)("$name: the browser takes over the server's HTML without a complaint", async ({ page }) => {
  const complain = jest.spyOn(console, 'error');
  const element = await page();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  render(element, { container, hydrate: true });
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
