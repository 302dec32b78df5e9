import type { Head } from '@meadowlark/shared/contract/head.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen } from '@testing-library/react';
import { fixtures, SAMPLE_CORRECTIONS } from './fixtures.ts';
import { head } from './head.ts';
import { load } from './load.ts';
import { Page } from './Page.tsx';
import { syndicate } from './syndicate.ts';

async function open(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture ${name}`);
  const ctx = fixtureContext(fixture);
  const { status, data } = await load(ctx);
  render(<Page data={data} />);
  return { status, head: head(data, ctx) satisfies Head, feed: syndicate(data, ctx) };
}

it('each correction has its day and its text, and leads to its place in the post', async () => {
  const { status, feed } = await open('three corrections');
  expect(status).toBe(200);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^February 12, 2026.*frozen creek.*carry a person on foot\.$/);
  const links = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ firstElementChild }) => firstElementChild);
  const places = ['frozen-creek#correction-2', 'seven-bakeries#correction-1', 'frozen-creek#correction-1'];
  expect(links.map((link) => link?.getAttribute('href'))).toEqual(places.map((place) => `/blog/${place}`));
  // In a list of links, each target needs its own name.
  expect(new Set(links.map((link) => link?.textContent)).size).toBe(places.length);
  // Feed readers distinguish items by URL.
  expect(feed?.items.map(({ path }) => path)).toEqual(places.map((place) => `/blog/${place}`));
  expect(feed?.items[0]).toMatchObject({ published: '2026-02-12', description: SAMPLE_CORRECTIONS[0]?.text });
});

it('says in structured data which post had it', async () => {
  const { head: told } = await open('three corrections');
  expect(told.structuredData?.[0]).toMatchObject({
    '@type': 'CollectionPage',
    hasPart: [
      {
        url: 'http://site.test/blog/frozen-creek',
        correction: {
          '@type': 'CorrectionComment',
          text: SAMPLE_CORRECTIONS[0]?.text,
          datePublished: '2026-02-12',
        },
      },
      {},
      {},
    ],
  });
});

it('leaves out one that cannot be read', async () => {
  await open('one is broken');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says that there are none', async () => {
  const { feed } = await open('no corrections yet');
  expect(screen.getByText('No corrections yet')).toBeInTheDocument();
  expect(feed?.items).toEqual([]);
});

it('says that the platform failed, with a way to try again, and has no feed then', async () => {
  const { status, feed } = await open('platform responds with 500');
  expect(status).toBe(502);
  expect(screen.getByText('Failed to fetch corrections')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/corrections');
  expect(feed).toBeNull();
});
