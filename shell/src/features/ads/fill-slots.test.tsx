import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fillSlots } from './fill-slots.ts';

/** Observed elements: jsdom has no layout, so tests report the intersections. */
const watched = new Set<Element>();
let intersect: (entries: unknown[]) => void = () => undefined;
class View {
  constructor(callback: typeof intersect) {
    intersect = callback;
  }
  observe = (target: Element) => watched.add(target);
  unobserve = (target: Element) => watched.delete(target);
}

const observes = jest.spyOn(MutationObserver.prototype, 'observe');

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: View });
  fillSlots('https://ads.test/frame?paper=7');
});
beforeEach(() => {
  jest.useFakeTimers();
  watched.clear();
});
afterEach(() => jest.useRealTimers());
// In a browser it observes as long as the document exists.
afterAll(() => observes.mock.contexts.forEach((observer) => observer.disconnect()));

const room = () => screen.getByLabelText(/^Advertising room/).querySelector('div') as HTMLElement;
const frame = () => room().shadowRoot?.querySelector('iframe') ?? null;
/** The label that readers see: the page's own, unless the slot shows another. */
const label = () =>
  (room().parentElement?.shadowRoot ?? room().parentElement)?.querySelector('span')?.textContent;
const isShown = () => frame()?.style.visibility === 'visible';
/** Whether the house advertisement is shown: the content of a shadow host is, if the tree has a slot. */
const showsOwn = () => !room().shadowRoot || room().shadowRoot?.querySelector('slot') !== null;

async function show() {
  const shown = render(<AdSlot size="box" position={2} />);
  await waitFor(() => expect(watched).toContain(room()));
  return shown;
}

function comesNear() {
  intersect([{ isIntersecting: true, target: room(), boundingClientRect: { width: 299.6, height: 250 } }]);
}

const says = (data: unknown, source: MessageEventSource | null = frame()?.contentWindow ?? null) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

test('a slot requests a frame when it comes near the viewport, in a separate origin, and shows it once it is filled', async () => {
  await show();
  expect(frame()).toBeNull();
  comesNear();
  expect(frame()).toHaveAttribute('src', 'https://ads.test/frame?paper=7&slot=ad-box-2&size=300x250');
  expect(frame()).toHaveAttribute('sandbox', expect.stringMatching(/^(?!.*(?:same-origin|top-navigation))/));
  expect(isShown()).toBe(false);
  expect(showsOwn()).toBe(true);
  expect(label()).toBe('From the Meadowlark');

  says({ ad: 'filled' });
  expect(isShown()).toBe(true);
  expect(label()).toBe('Advertisement');
  expect(showsOwn()).toBe(false);
  // Once filled, it is not removed.
  jest.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
});

test.each([
  ['another word', { ad: 'empty' }, undefined],
  ['no object', 'filled', undefined],
  ['the word of somebody else', { ad: 'filled' }, window],
])('%s shows nothing, and an empty frame is removed and not requested again', async (_, data, source) => {
  await show();
  comesNear();
  says(data, source);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(5000);
  expect(frame()).toBeNull();
  expect(showsOwn()).toBe(true);
  expect(label()).toBe('From the Meadowlark');

  document.body.append(document.createElement('p'));
  await act(async () => undefined);
  expect(watched).not.toContain(room());
});

test('a slot in a placeholder requests nothing: the slot of the page that replaces it does', async () => {
  render(
    <div data-pending="">
      <AdSlot size="box" position={2} />
    </div>,
  );
  const arrived = render(<AdSlot size="banner" position={1} />);
  const [later] = arrived.container.querySelectorAll('[data-ad] > div');
  await waitFor(() => expect([...watched]).toEqual([later]));
});

test('a frame that came before its page was hydrated stays, and no HTML of the page has it in it', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<AdSlot size="box" position={2} />);
  const sent = root.innerHTML;
  document.body.replaceChildren(root);
  await waitFor(() => expect(watched).toContain(room()));
  comesNear();
  says({ ad: 'filled' });
  const shown = frame();
  expect(root.innerHTML).toBe(sent);

  const errors = jest.spyOn(console, 'error').mockImplementation();
  const hydrated = await act(async () => hydrateRoot(root, <AdSlot size="box" position={2} />));
  await act(async () => hydrated.render(<AdSlot size="box" position={2} />));
  expect(isShown()).toBe(true);
  expect(frame()).toBe(shown);
  expect(shown).not.toBeNull();
  expect(errors).not.toHaveBeenCalled();
});
