import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture.tsx';

const PICTURE = { src: 'https://pictures.test/one.png', alt: 'A streetcar' };

/** The room without an image in it: what is then to be seen is the plate. */
function plate() {
  return document.querySelector('[data-picture]:not(:has(img))');
}

/** Lets every image be of this size, in a room of the other. */
function sized(natural: number, room: number) {
  for (const [name, value] of [
    ['naturalWidth', natural],
    ['naturalHeight', natural],
    ['clientWidth', room],
    ['clientHeight', room],
  ] as const)
    jest.spyOn(HTMLImageElement.prototype, name, 'get').mockReturnValue(value);
}

/** What a browser says of an image whose loading ended before anyone listened. */
function alreadyEnded(decode: () => Promise<void>) {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

test('waits for the reader to come near, unless it stands at the top', () => {
  const { rerender } = render(<Picture picture={PICTURE} ratio="card" />);
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('loading', 'lazy');

  rerender(<Picture picture={PICTURE} ratio="lead" eager />);
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('fetchpriority', 'high');
});

test('shows the plate when there is no picture', () => {
  render(<Picture picture={null} ratio="tile" />);
  expect(plate()).toBeInTheDocument();
  expect(plate()).toHaveAttribute('data-picture', 'tile');
});

test('gives way to a plate of the same ratio when it fails, and leaves no image to fail again', () => {
  render(<Picture picture={PICTURE} ratio="cover" />);
  fireEvent.error(screen.getByAltText('A streetcar'));

  expect(document.querySelector('img')).toBeNull();
  expect(plate()).toHaveAttribute('data-picture', 'cover');
});

test('a spacer of a few pixels gives way to the plate', () => {
  sized(1, 400);
  render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.load(screen.getByAltText('A streetcar'));
  expect(plate()).toBeInTheDocument();
});

test('a picture that would be blown up is shown at its own size', () => {
  sized(120, 400);
  render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.load(screen.getByAltText('A streetcar'));
  expect(screen.getByAltText('A streetcar')).toHaveAttribute('data-small');
});

test('a picture large enough fills its room', () => {
  sized(300, 400);
  render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.load(screen.getByAltText('A streetcar'));
  expect(screen.getByAltText('A streetcar')).not.toHaveAttribute('data-small');
});

describe('a picture that is offered in several widths', () => {
  const OUTSIDE = { src: `/pictures/${'s'.repeat(22)}/aHR0cHM6Ly9h`, alt: 'A streetcar' };

  /** What a browser says: its size as if it were as wide as the address says; without a choice, its own pixels. */
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
    fireEvent.load(screen.getByAltText('A streetcar'));
    for (const probe of probes) fireEvent.load(probe);
    return { image: screen.queryByAltText('A streetcar'), measured: probes.length };
  }

  test('fills its room, whatever the choice makes of its size', () => {
    const { image, measured } = arrives(50, 300, 400);
    expect(image).not.toHaveAttribute('data-small');
    expect(image).toHaveAttribute('srcset');
    expect(measured).toBe(1);
  });

  test('is shown at its own size when it is small, and then has no choice left', () => {
    const { image } = arrives(50, 120, 400);
    expect(image).toHaveAttribute('data-small');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('src', `${OUTSIDE.src}/800`);
  });

  test('gives way when it is a spacer', () => {
    expect(arrives(2, 1, 400).image).toBeNull();
  });

  test('is measured once when it is as large as it should be', () => {
    expect(arrives(384, 480, 400).measured).toBe(0);
  });
});

test('tries another picture after one has failed', () => {
  const { rerender } = render(<Picture picture={PICTURE} ratio="card" />);
  fireEvent.error(screen.getByAltText('A streetcar'));

  rerender(<Picture picture={{ src: 'https://pictures.test/two.png', alt: 'A bridge' }} ratio="card" />);
  expect(screen.getByAltText('A bridge')).toBeInTheDocument();
});

describe('in HTML from the server', () => {
  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');

  afterEach(() => {
    if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
  });

  async function hydrate() {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(<Picture picture={PICTURE} ratio="card" />);
    const mismatches: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, <Picture picture={PICTURE} ratio="card" />, {
        onRecoverableError: (error) => void mismatches.push(error),
      });
    });
    expect(mismatches).toEqual([]);
  }

  test('a picture that failed before the script woke up gives way as well', async () => {
    alreadyEnded(() => Promise.reject(new Error('broken')));
    await hydrate();
    expect(plate()).toBeInTheDocument();
  });

  test('a drawing without a size of its own stays', async () => {
    alreadyEnded(() => Promise.resolve());
    await hydrate();
    expect(screen.getByAltText('A streetcar')).toBeInTheDocument();
  });
});
