import { act, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A page of a remote: its effects are cleaned up when another page replaces it. */
function Leaving({ hook }: { hook: typeof useEffect }) {
  hook(
    () => () => {
      throw new Error('broken');
    },
    [hook],
  );
  return 'the page before';
}

function Torn(): never {
  throw new Error('broken');
}

const caught: unknown[] = [];
let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  caught.length = 0;
  element = document.createElement('div');
  root = createRoot(element, { onCaughtError: (error) => void caught.push(error) });
});

const show = (of: string, content: React.ReactNode) =>
  act(() =>
    root.render(
      <ErrorBoundary of={of} screen="an error">
        <div key={of}>{content}</div>
      </ErrorBoundary>,
    ),
  );

it.each([useEffect, useLayoutEffect])(
  'shows the next page when the previous one throws while it unmounts',
  (hook) => {
    show('before', <Leaving hook={hook} />);
    show('next', 'the next page');
    expect(element.textContent).toBe('the next page');
    // Still reported.
    expect(caught).toHaveLength(1);
  },
);

it('shows the error screen for a page that throws again, until another page is shown', () => {
  show('torn', <Torn />);
  expect(element.textContent).toBe('an error');
  show('next', 'the next page');
  expect(element.textContent).toBe('the next page');
});
