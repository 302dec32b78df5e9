import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBrokenPicture } from './use-broken-picture.ts';

function Sample() {
  const { image, broken, onError } = useBrokenPicture();
  return broken ? <p>stand-in</p> : <img ref={image} src="/one.png" alt="one" onError={onError} />;
}

const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');

afterEach(() => {
  if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

/** What a browser says of an image whose loading ended before anyone listened. */
function alreadyEnded(decode: () => Promise<void>) {
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
}

async function hydrate() {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Sample />);
  await act(async () => void hydrateRoot(root, <Sample />));
}

test('a picture that fails gives way', () => {
  render(<Sample />);
  fireEvent.error(screen.getByAltText('one'));
  expect(screen.getByText('stand-in')).toBeInTheDocument();
});

test('a picture that failed before the script woke up gives way as well', async () => {
  alreadyEnded(() => Promise.reject(new Error('broken')));
  await hydrate();
  expect(screen.getByText('stand-in')).toBeInTheDocument();
});

test('a drawing without a size of its own stays', async () => {
  alreadyEnded(() => Promise.resolve());
  await hydrate();
  expect(screen.getByAltText('one')).toBeInTheDocument();
});
