import { render, screen } from '@testing-library/react';
import { ArticleCard } from './ArticleCard.tsx';
import type { StoryView } from './story-view.ts';

const PICTURE = { src: '/viaduct.svg', alt: '' };
const STORY: StoryView = {
  id: 'local-news-0',
  href: '/article/local-news-0',
  title: 'Viaduct reopens',
  excerpt: 'Eleven days early.',
  byline: 'Editorial Team',
  date: { iso: '2025-11-21T11:10:00.000Z', text: 'November 21, 2025' },
  picture: null,
};

test('the headline links to the story, at the rank that the page sets', () => {
  render(<ArticleCard rank="card" story={STORY} level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Viaduct reopens' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Viaduct reopens' })).toHaveAttribute(
    'href',
    '/article/local-news-0',
  );
});

test('a story without a page has a headline without a link', () => {
  render(<ArticleCard rank="card" story={{ ...STORY, href: null }} level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Viaduct reopens');
  expect(screen.queryByRole('link')).toBeNull();
});

test('byline and date share a line, the date readable by machines', () => {
  const { container } = render(<ArticleCard rank="second" story={STORY} level={2} />);
  expect(container).toHaveTextContent('Editorial Team, November 21, 2025');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2025-11-21T11:10:00.000Z');
});

test('a date never breaks, because its year would be alone on a line in a narrow column', () => {
  render(<ArticleCard rank="card" story={STORY} level={2} />);
  expect(screen.getByRole('time')).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('without a date, only the byline is shown', () => {
  render(<ArticleCard rank="card" story={{ ...STORY, date: null }} level={2} />);
  expect(screen.getByText('Editorial Team')).toHaveTextContent(/^Editorial Team$/);
});

test('a story without a picture is a text card with its excerpt and the bird, where others show none', () => {
  const { container } = render(<ArticleCard rank="card" story={STORY} level={2} showExcerpt={false} />);
  expect(screen.getByText('Eleven days early.')).toBeInTheDocument();
  expect(container.querySelector('[data-text] > [data-mark]')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('[data-picture]')).toBeNull();
});

test('a story that could not be loaded keeps the room of a picture', () => {
  const { container } = render(<ArticleCard rank="card" story={{ ...STORY, href: null }} level={2} />);
  expect(container.querySelector('[data-picture]')).toBeInTheDocument();
  expect(container.querySelector('[data-text]')).toBeNull();
});

test('the excerpt can be left out', () => {
  render(<ArticleCard rank="card" story={{ ...STORY, picture: PICTURE }} level={2} showExcerpt={false} />);
  expect(screen.queryByText('Eleven days early.')).toBeNull();
});

test('only the lead has the larger picture', () => {
  const story = { ...STORY, picture: PICTURE };
  const { container, rerender } = render(<ArticleCard rank="lead" story={story} level={2} />);
  expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'lead');
  rerender(<ArticleCard rank="second" story={story} level={2} />);
  expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'card');
});
