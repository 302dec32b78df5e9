import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { render, screen, within } from '@testing-library/react';
import type { Loaded } from '@meadowlark/shared/contract/load.ts';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { head } from './head.ts';
import { load, type BooksData } from './load.ts';
import { Page } from './Page.tsx';

const ctx = fixtureContext(offlineFixture('the page', '/books'));
const { data } = load(ctx) as Loaded<BooksData>;

beforeEach(() => void render(<Page data={data} />));

const cards = () => screen.getAllByRole('link', { name: /^.+ View on Prairie Books/ });

// spec 2 Books: 'View on' the bookstore, with an arrow
// spec 2 Books: Opens in a new tab without opener and referrer
// spec 3 Entities: Book: title, cover, alt equal to the title, product address
test('25 cards lead to the bookstore in a new tab, with no opener and no referrer', () => {
  expect(cards()).toHaveLength(25);
  expect(new Set(cards().map((card) => card.getAttribute('href'))).size).toBe(25);
  for (const card of cards()) {
    expect(card).toHaveAttribute('target', '_blank');
    expect(card).toHaveAttribute('rel', 'noopener noreferrer');
    expect(card.textContent).toMatch(/View on Prairie Books →, opens in a new tab$/);
  }
});

// spec 2 Books: About 25 cards: cover 3:4, lazy, title on two lines at most
// spec 3 Entities: Book: title, cover, alt equal to the title, product address
test('each card has a cover named by the title, loaded lazily, and says the title once', () => {
  const first = screen.getByRole('link', { name: 'Mindset View on Prairie Books , opens in a new tab' });
  expect(within(first).getByAltText('Mindset')).toHaveAttribute('loading', 'lazy');
  expect(within(first).getByText('Mindset')).toHaveAttribute('aria-hidden', 'true');
  const covers = cards().map((card) => within(card).getByRole('img'));
  expect(covers.map((cover) => cover.getAttribute('alt'))).toEqual(data.books.map(({ title }) => title));
  for (const cover of covers) expect(cover).toHaveAttribute('loading', 'lazy');
});

// spec 2 Books: Link back to home
// spec 2 Books: University block with 'Apply for Admission →' and 'Learn More'
// spec 2 Books: Link to the author's page on a bookstore
test('the page links back to home, to the university twice, and to the author at the bookstore', () => {
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
