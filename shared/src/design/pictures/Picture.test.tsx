import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const PICTURE = { src: 'https://pictures.test/one.png', alt: 'A streetcar' };

/** The box without an image, which shows the plate. */
function plate() {
  return document.querySelector('[data-picture]:not(:has(img))');
}

test('loads when it is near the viewport, or at once at the top', () => {
  const { rerender } = render(<Picture picture={PICTURE} ratio="card" />);
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('loading', 'lazy');

  rerender(<Picture picture={PICTURE} ratio="lead" eager />);
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('fetchpriority', 'high');
});

test('shows the placeholder when there is no picture', () => {
  render(<Picture picture={null} ratio="tile" />);
  expect(plate()).toBeInTheDocument();
  expect(plate()).toHaveAttribute('data-picture', 'tile');
});
