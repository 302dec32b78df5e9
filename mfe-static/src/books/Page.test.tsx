import { fixtureContext } from '@meadowlark/shared/testing/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import type { Loaded } from '@meadowlark/shared/contract/load.ts';
import { stillFixture } from '../testing/still-fixture.ts';
import { head } from './head.ts';
import { load, type BooksData } from './load.ts';
import { Page } from './Page.tsx';

const ctx = fixtureContext(stillFixture('the page', '/books'));
const { data } = load(ctx) as Loaded<BooksData>;

beforeEach(() => void render(<Page data={data} />));

const cards = () => screen.getAllByRole('link', { name: /^.+ View on Prairie Books/ });

test('25 cards lead to the bookstore in a new tab, with no opener and no referrer', () => {
  expect(cards()).toHaveLength(25);
  expect(new Set(cards().map((card) => card.getAttribute('href'))).size).toBe(25);
  for (const card of cards()) {
    expect(card).toHaveAttribute('target', '_blank');
    expect(card).toHaveAttribute('rel', 'noopener noreferrer');
    expect(card.textContent).toMatch(/View on Prairie Books →, opens in a new tab$/);
  }
});

test('each card has a cover named by the title, loaded lazily, and says the title once', () => {
  const first = screen.getByRole('link', { name: 'Mindset View on Prairie Books , opens in a new tab' });
  expect(within(first).getByAltText('Mindset')).toHaveAttribute('loading', 'lazy');
  expect(within(first).getByText('Mindset')).toHaveAttribute('aria-hidden', 'true');
  const covers = cards().map((card) => within(card).getByRole('img'));
  expect(covers.map((cover) => cover.getAttribute('alt'))).toEqual(data.books.map(({ title }) => title));
  for (const cover of covers) expect(cover).toHaveAttribute('loading', 'lazy');
});

test('the page has its way back, the university with two links, and the author at the bookstore', () => {
  expect(screen.getByRole('link', { name: '← Back to home' })).toHaveAttribute('href', '/');
  const university = within(screen.getByRole('complementary', { name: 'Tallgrass University' }));
  expect(university.getByRole('link', { name: 'Apply for Admission →' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
  expect(university.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  );
  expect(screen.getByRole('link', { name: /^The author’s page on Prairie Books/ })).toHaveAttribute(
    'href',
    data.author.url,
  );
});

test('search engines get the shelf as a list of books', () => {
  expect(head(data, ctx).structuredData).toMatchObject([{ '@type': 'ItemList', numberOfItems: 25 }]);
});
