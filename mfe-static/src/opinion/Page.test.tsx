import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import type { Loaded } from '@meadowlark/shared/contract/load.ts';
import { render, screen, within } from '@testing-library/react';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { commentText } from './AuthorFacts.tsx';
import { head } from './head.ts';
import { load, type OpinionData } from './load.ts';
import { Page } from './Page.tsx';

const ctx = fixtureContext(offlineFixture('the page', '/opinion'));
const { data } = load(ctx) as Loaded<OpinionData>;

beforeEach(() => void render(<Page data={data} services={STUB_SERVICES} />));

// spec 2 Opinion: Two pieces: title, avatar with initial, author name and title, italic excerpt, HTML body, comment count
// spec 2 Opinion: Discussion block with its text area and placeholder
// spec 3 Entities: Opinion piece and community event: their fields
test('two pieces, each with title, initial, author, date, excerpt, body, comment count and discussion', () => {
  const pieces = screen.getAllByRole('article');
  expect(pieces).toHaveLength(2);
  data.pieces.forEach((piece, i) => {
    const shown = pieces[i];
    if (!shown) throw new Error('a piece is missing');
    const inside = within(shown);
    expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent(piece.title);
    for (const text of [piece.authorName, piece.authorTitle, piece.date])
      expect(inside.getByText(text)).toBeInTheDocument();
    expect(inside.getByText(piece.excerpt)).toHaveStyle({ fontStyle: 'italic' });
    expect(inside.getByRole('link', { name: '0 comments' })).toBeInTheDocument();
    expect(inside.getByText(['T', 'G'][i] ?? '')).toHaveAttribute('aria-hidden', 'true');
    const body = document.createElement('div');
    body.innerHTML = piece.content;
    expect(shown.querySelector('[data-initial]')?.innerHTML).toBe(body.innerHTML);
    expect(inside.getByRole('heading', { level: 3, name: 'Discussion' })).toBeInTheDocument();
    expect(inside.getByPlaceholderText('Share your thoughts on this opinion piece...')).toBeEnabled();
    expect(inside.getByRole('button', { name: 'Post Comment' })).toBeEnabled();
  });
});

// spec 2 Opinion: Two pieces: title, avatar with initial, author name and title, italic excerpt, HTML body, comment count
// spec 3 Entities: Opinion piece and community event: their fields
test('each piece has its own date, written as a long US date', () => {
  expect(data.pieces.map(({ date }) => date)).toEqual(['November 20, 2026', 'November 14, 2026']);
});

test('an avatar shows the initial of the name, not of the article before it', () => {
  for (const initial of ['T', 'G']) expect(screen.getByText(initial)).toHaveAttribute('aria-hidden', 'true');
});

// spec 2 Opinion: Popular Opinions: four titles with bylines
// spec 2 Opinion: Partner promo card 'Watch Now', outside
// spec 2 Opinion: Ad card
// spec 2 Opinion: 'Submit Your Opinion' leads to /contact with 'Contact Our Editors'
test('the sidebar: four popular titles with bylines, a partner to watch, an ad, a way to submit', () => {
  const popular = screen.getByRole('heading', { name: 'Popular Opinions' }).parentElement;
  if (!popular) throw new Error('no list');
  expect(within(popular).getAllByText(/^By /)).toHaveLength(4);
  const links = within(popular).getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      new RegExp(`^${link.textContent}By .{200,}`),
    );
  expect(data.partner.url).toMatch(/^https:/);
  expect(screen.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', data.partner.url);
  expect(screen.getByRole('heading', { name: 'Submit Your Opinion' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact Our Editors' })).toHaveAttribute('href', '/contact');
  expect(document.querySelector('[data-ad="box"]')).toBeInTheDocument();
});

test('one comment is one comment', () => {
  expect([0, 1, 2].map(commentText)).toEqual(['0 comments', '1 comment', '2 comments']);
});

test('search engines get each piece as an opinion, by its own address', () => {
  expect(head(data, ctx).structuredData).toMatchObject(
    data.pieces.map(({ id, title }) => ({
      '@type': 'OpinionNewsArticle',
      headline: title,
      url: `http://site.test/opinion#${id}`,
    })),
  );
});
