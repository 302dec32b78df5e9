import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fillSlots } from './fill-slots.ts';

/** What tests let come near the view, since nothing has a place in this document. */
const watched = new Set<Element>();
let tell: (entries: unknown[]) => void = () => undefined;
class View {
  constructor(callback: typeof tell) {
    tell = callback;
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
// In a browser it watches as long as there is a document.
afterAll(() => observes.mock.contexts.forEach((observer) => observer.disconnect()));

const room = () => screen.getByLabelText(/^Advertisement/).querySelector('div') as HTMLElement;
const frame = () => room().shadowRoot?.querySelector('iframe') ?? null;
const isShown = () => frame()?.style.visibility === 'visible';
/** Whether the paper's own advertisement is shown: an element in front of a shadow tree is, where the tree has a slot. */
const showsOwn = () => !room().shadowRoot || room().shadowRoot?.querySelector('slot') !== null;

async function show() {
  const shown = render(<AdSlot size="box" position={2} />);
  await waitFor(() => expect(watched).toContain(room()));
  return shown;
}

function comesNear() {
  tell([{ isIntersecting: true, target: room(), boundingClientRect: { width: 299.6, height: 250 } }]);
}

const says = (data: unknown, source: MessageEventSource | null = frame()?.contentWindow ?? null) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

test('a slot asks for a frame when it comes near the view, in an origin of its own, and shows it once it is filled', async () => {
  await show();
  expect(frame()).toBeNull();
  comesNear();
  expect(frame()).toHaveAttribute('src', 'https://ads.test/frame?paper=7&slot=ad-box-2&size=300x250');
  expect(frame()).toHaveAttribute('sandbox', expect.stringMatching(/^(?!.*(?:same-origin|top-navigation))/));
  expect(isShown()).toBe(false);
  expect(showsOwn()).toBe(true);

  says({ ad: 'filled' });
  expect(isShown()).toBe(true);
  expect(showsOwn()).toBe(false);
  // It has answered; no time takes it away again.
  jest.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
});

test.each([
  ['another word', { ad: 'empty' }, undefined],
  ['no object', 'filled', undefined],
  ['the word of somebody else', { ad: 'filled' }, window],
])('%s shows nothing, and who has nothing is taken away and not asked again', async (_, data, source) => {
  await show();
  comesNear();
  says(data, source);
  expect(isShown()).toBe(false);
  jest.advanceTimersByTime(5000);
  expect(frame()).toBeNull();
  expect(showsOwn()).toBe(true);

  document.body.append(document.createElement('p'));
  await act(async () => undefined);
  expect(watched).not.toContain(room());
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

  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const hydrated = await act(async () => hydrateRoot(root, <AdSlot size="box" position={2} />));
  await act(async () => hydrated.render(<AdSlot size="box" position={2} />));
  expect(isShown()).toBe(true);
  expect(frame()).toBe(shown);
  expect(shown).not.toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});
