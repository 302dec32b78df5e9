import { watchPictures } from '@meadowlark/shared/design/pictures/watch-pictures.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './Cover.tsx';

beforeAll(watchPictures);

const image = () => screen.getByAltText<HTMLImageElement>('Tao');

test('a cover has the title as its name, loads when it is near the viewport, and has a 3:4 box', () => {
  render(<Cover src="/covers/tao.svg" title="Tao" />);
  expect(image()).toHaveAttribute('src', '/covers/tao.svg');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image().width / image().height).toBe(3 / 4);
});

// spec 4 States: Book cover: replaced once by /placeholder.svg
test('a cover that fails is replaced by the placeholder once, even if the placeholder fails', () => {
  const sources: (string | null)[] = [];
  render(<Cover src="/covers/tao.svg" title="Tao" />);
  for (let failure = 0; failure < 3; failure += 1) {
    fireEvent.error(image());
    sources.push(image().getAttribute('src'));
  }
  expect(sources).toEqual(['/placeholder.svg', '/placeholder.svg', '/placeholder.svg']);
});
