import { act, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UnitBoundary, UnitErrorContext } from './UnitBoundary.tsx';

const onFailed = jest.fn();
const element = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  onFailed.mockClear();
  root = createRoot(element, { onCaughtError: () => {} });
});
afterEach(() => act(() => root.unmount()));

const show = (unit: ReactNode) =>
  act(() =>
    root.render(
      <UnitErrorContext value={onFailed}>
        <UnitBoundary unit="media/page/radio" of={unit} screen="the fallback">
          {unit}
        </UnitBoundary>
      </UnitErrorContext>,
    ),
  );

/** Puts an element before its words while it is on. */
function Status() {
  const [isOn, setOn] = useState(false);
  return (
    <button onClick={() => setOn(!isOn)}>
      {isOn && <b>On: </b>}
      {isOn ? 'playing' : 'stopped'}
    </button>
  );
}

it('mounts a unit again whose words a translator has replaced, and blames nobody', () => {
  show(<Status />);
  const [words] = element.querySelector('button')?.childNodes ?? [];
  words?.parentNode?.replaceChild(document.createElement('font'), words);
  act(() => element.querySelector('button')?.click());
  expect(element).toHaveTextContent('stopped');
  act(() => element.querySelector('button')?.click());
  expect(element).toHaveTextContent('On: playing');
  expect(onFailed).not.toHaveBeenCalled();
});

/** Removes what is not there, however often it is mounted. */
function Torn() {
  useLayoutEffect(() => void document.body.removeChild(document.createElement('p')));
  return 'the unit';
}

it('reports a unit that throws the same whenever it is mounted, and shows the fallback', () => {
  show(<Torn />);
  expect(element).toHaveTextContent('the fallback');
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('reports at once a unit that throws anything else', () => {
  function Broken(): ReactNode {
    // oxlint-disable-next-line no-throw-literal
    throw null;
  }
  show(<Broken />);
  expect(element).toHaveTextContent('the fallback');
  expect(onFailed).toHaveBeenCalledWith('media/page/radio', null);
});
