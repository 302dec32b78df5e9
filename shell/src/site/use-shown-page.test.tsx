import { act, render } from '@testing-library/react';
import type { View } from '../composition/view.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { ShownPage } from '../navigation/shown-page.ts';
import { useShownPage } from './use-shown-page.ts';

/** A navigation that the test controls. */
class FakeNavigation {
  readonly first = page('/', 0);
  shown = this.first;
  #listener = (): void => {};

  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    return () => {};
  }

  go(next: ShownPage): void {
    this.shown = next;
    this.#listener();
  }
}

function page(pathname: string, waitedMs: number): ShownPage {
  const location = { pathname, search: '', hash: '', state: null, key: pathname };
  const head = { title: '', description: '', canonical: pathname };
  const view: View = { kind: 'not-found', status: 404, head };
  const arriving = { mounted: { view, units: new Map(), releases: {} }, pending: null };
  return { route: null, waitedMs, location, arriving, onRendered: null };
}

function Shown({ navigation }: { navigation: FakeNavigation }) {
  return <h1>{useShownPage(navigation as unknown as Navigation).location.pathname}</h1>;
}

const fades = jest.fn((change: () => void) => {
  change();
  const done = Promise.resolve();
  return { ready: done, finished: done, updateCallbackDone: done };
});

let navigation: FakeNavigation;
beforeEach(async () => {
  fades.mockClear();
  Object.assign(document, { startViewTransition: fades });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  navigation = new FakeNavigation();
  await act(async () => void render(<Shown navigation={navigation} />));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const heading = () => document.querySelector('h1')?.textContent;

it('shows another page at once, not in pieces, and without a fade if the reader waited', () => {
  navigation.go(page('/faq', 81));
  expect(heading()).toBe('/faq');
  expect(fades).not.toHaveBeenCalled();
});

it('fades to a page that loads at once', () => {
  navigation.go(page('/faq', 80));
  expect(heading()).toBe('/faq');
  expect(fades).toHaveBeenCalledTimes(1);
});

it('does not fade to a fragment of the same page', () => {
  const { arriving } = navigation.first;
  navigation.go({ ...page('/', 0), arriving });
  expect(fades).not.toHaveBeenCalled();
});
