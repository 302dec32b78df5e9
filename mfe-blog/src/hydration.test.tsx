import { fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

it('offers a short film as a link until the script is there', async () => {
  const [fixture] = postFixtures;
  if (!fixture) throw new Error('no fixture');
  const element = <Post data={(await loadPost(fixtureContext(fixture))).data} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const watch = () => [
    ...container.querySelectorAll('a[href="https://www.youtube.com/shorts/sample_Film-1"]'),
  ];
  expect(watch().map((link) => link.textContent)).toEqual([
    'Play the video (opens in a new tab)',
    'Watch on YouTube (opens in a new tab)',
  ]);
  expect(container.querySelector('button')).toBeNull();
  render(element, { container, hydrate: true });
  expect(container.querySelector('button')).toHaveTextContent('Play the video');
  expect(watch()).toHaveLength(1);
});
