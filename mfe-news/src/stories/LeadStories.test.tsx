import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { render, screen } from '@testing-library/react';
import { LeadStories } from './LeadStories.tsx';

function stories(count: number): StoryView[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `business-${i}`,
    href: `/article/business-${i}`,
    title: `Story ${i + 1}`,
    excerpt: '',
    byline: 'News Team',
    date: null,
    picture: null,
  }));
}

const ranks = () => screen.getAllByRole('article').map((article) => article.dataset['rank']);

it.each([
  [1, 'section', ['lead']],
  [2, 'section', ['lead', 'second']],
  [3, 'local', ['lead', 'second', 'second']],
  [4, 'section', ['lead', 'card', 'card', 'card']],
  [5, 'section', ['lead', 'second', 'card', 'card', 'card']],
])('%i stories stand without a hole: %s, %j', (count, layout, expected) => {
  const { container } = render(<LeadStories stories={stories(count)} level={2} />);
  expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', layout);
  expect(ranks()).toEqual(expected);
});

it('stacks the two beside the lead of the front page', () => {
  const { container } = render(<LeadStories stories={stories(3)} level={3} front />);
  expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', 'front');
});

it('runs one story, and one over three, across the full width', () => {
  const across = (count: number) =>
    render(<LeadStories stories={stories(count)} level={2} />).container.querySelector('[data-across]') !==
    null;
  expect([1, 2, 3, 4, 5].map(across)).toEqual([true, false, false, true, false]);
});

it('shows nothing without stories', () => {
  expect(render(<LeadStories stories={[]} level={2} />).container).toBeEmptyDOMElement();
});
