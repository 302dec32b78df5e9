import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Object.defineProperty(HTMLImageElement.prototype, 'animate', { configurable: true, value: animate });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'animate');
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Shows a picture, lets so many milliseconds pass, and lets it arrive. */
function arrivesAfter(ms: number, reducedMotion: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: reducedMotion }),
  });
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  render(<Picture picture={{ src: '/one.png', alt: 'A streetcar' }} ratio="card" />);
  now.mockReturnValue(1000 + ms);
  fireEvent.load(screen.getByAltText('A streetcar'));
}

it('fades in a picture that comes late', () => {
  arrivesAfter(900, false);
  expect(animate).toHaveBeenCalledTimes(1);
});

it('shows a picture that is there in time at once', () => {
  arrivesAfter(100, false);
  expect(animate).not.toHaveBeenCalled();
});

it('moves nothing for readers who asked for that', () => {
  arrivesAfter(900, true);
  expect(animate).not.toHaveBeenCalled();
});
