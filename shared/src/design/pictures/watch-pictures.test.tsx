import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';
import { watchPictures } from './watch-pictures.ts';

const PICTURE = { src: 'https://pictures.test/one.png', alt: 'A streetcar' };
const image = () => screen.getByAltText('A streetcar');

/** Gives every image this natural size, and its box the other. */
function sized(natural: number, room: number) {
  for (const [name, value] of [
    ['naturalWidth', natural],
    ['naturalHeight', natural],
    ['clientWidth', room],
    ['clientHeight', room],
  ] as const)
    jest.spyOn(HTMLImageElement.prototype, name, 'get').mockReturnValue(value);
}

beforeAll(watchPictures);
afterEach(() => jest.restoreAllMocks());

test('a picture that fails is broken', () => {
  render(<Picture picture={PICTURE} ratio="cover" />);
  expect(image()).not.toHaveAttribute('data-flaw');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('data-flaw', 'broken');
});

test.each([
  ['a spacer of a few pixels', 1, 400, 'broken'],
  ['a picture that would be blown up', 120, 400, 'small'],
  ['a picture large enough', 300, 400, null],
])('%s', (_, natural, room, flaw) => {
  sized(natural, room);
  render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.load(image());
  expect(image().getAttribute('data-flaw')).toBe(flaw);
});

test('another picture in the same place has another chance', () => {
  sized(300, 400);
  const { rerender } = render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.error(image());
  rerender(<Picture picture={{ ...PICTURE, src: 'https://pictures.test/two.png' }} ratio="card" />);
  fireEvent.load(image());
  expect(image()).not.toHaveAttribute('data-flaw');
});

test('a placeholder replaces a picture that fails, once: a failing placeholder does not loop', () => {
  render(<img alt="A streetcar" src="/one.png" data-stand-in="/placeholder.svg" />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.svg');
  expect(image()).not.toHaveAttribute('data-flaw');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/placeholder.svg');
  expect(image()).toHaveAttribute('data-flaw', 'broken');
});

describe('a picture that is offered in several widths', () => {
  const OUTSIDE = { src: `/pictures/${'s'.repeat(22)}/aHR0cHM6Ly9h`, alt: 'A streetcar' };

  /** Loads an image as browsers do: with `srcset` it has one natural size, without it its size in pixels. */
  function arrives(asChosen: number, pixels: number, room: number) {
    sized(asChosen, room);
    render(<Picture picture={OUTSIDE} ratio="card" />);
    const probes: HTMLImageElement[] = [];
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const probe = document.createElement('img');
      for (const side of ['naturalWidth', 'naturalHeight'])
        Object.defineProperty(probe, side, { value: pixels });
      probes.push(probe);
      return probe;
    });
    fireEvent.load(image());
    for (const probe of probes) fireEvent.load(probe);
    return probes.length;
  }

  test('fills its box, whatever size the browser chooses', () => {
    expect(arrives(50, 300, 400)).toBe(1);
    expect(image()).not.toHaveAttribute('data-flaw');
    expect(image()).toHaveAttribute('srcset');
  });

  test('is shown at its own size when it is small, and then has no choice left', () => {
    arrives(50, 120, 400);
    expect(image()).toHaveAttribute('data-flaw', 'small');
    expect(image()).not.toHaveAttribute('srcset');
  });

  test('is broken when it is a spacer', () => {
    arrives(2, 1, 400);
    expect(image()).toHaveAttribute('data-flaw', 'broken');
  });

  test('is measured once when it is as large as it should be', () => {
    expect(arrives(384, 480, 400)).toBe(0);
  });
});

describe('in HTML from the server', () => {
  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');

  /** Simulates images that loaded or failed before the script ran. */
  function alreadyEnded(decode: () => Promise<void>) {
    Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(PICTURE.src);
  }

  afterEach(() => {
    if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  test('a picture that failed before the script ran counts as broken as well', async () => {
    alreadyEnded(() => Promise.reject(new Error('broken')));
    render(<Picture picture={PICTURE} ratio="card" />);
    watchPictures();
    await Promise.resolve();
    expect(image()).toHaveAttribute('data-flaw', 'broken');
  });

  test('a drawing without an intrinsic size does not count as failed', async () => {
    alreadyEnded(() => Promise.resolve());
    render(<Picture picture={PICTURE} ratio="card" />);
    watchPictures();
    await Promise.resolve();
    expect(image()).not.toHaveAttribute('data-flaw');
  });
});
