import { render, screen } from '@testing-library/react';
import { PendingStories } from './PendingStories.tsx';

test('says what is loading and reserves the space of the stories, hidden from screen readers', () => {
  const { container } = render(<PendingStories text="Loading local news..." count={5} layout="section" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading local news\.\.\.$/);

  const ranks = [...container.querySelectorAll('[aria-hidden="true"] [data-rank]')].map((story) =>
    story.getAttribute('data-rank'),
  );
  expect(ranks).toEqual(['lead', 'card', 'card', 'card', 'card']);
});
