import type { TabState } from '../browser/tab-state.ts';
import type { FirstPage } from './navigation.ts';
import { startNavigation } from './start-navigation.ts';

jest.mock('./navigation.ts');
jest.mock('../views/prefetch-likely.ts');

/** A browser with the Navigation API. Returns what the shell listens to. */
function listensTo(): string[] {
  const listener = jest.fn();
  Object.assign(window, { navigation: { addEventListener: listener } });
  startNavigation({} as TabState, {} as FirstPage, new AbortController());
  return listener.mock.calls.map(([type]) => type as string);
}

it('handles navigations in a browser with all features', () => {
  expect(listensTo()).toEqual(['navigate']);
});

it('leaves links and forms to a browser that has the Navigation API, but not all it needs: Chrome before 116', () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  expect(listensTo()).toEqual([]);
});
