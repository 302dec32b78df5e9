import type { TabState } from '../browser/tab-state.ts';
import { Navigation, type FirstPage } from './navigation.ts';
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

it('prefetches no view where links load documents: without pictures, and in an old tab', () => {
  const prefetch = jest.spyOn(Navigation.prototype, 'prefetch');
  listensTo();
  document.body.innerHTML = '<a href="/faq">FAQ</a>';
  const press = () => {
    prefetch.mockClear();
    document.querySelector('a')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    return prefetch.mock.calls.length;
  };
  expect(press()).toBe(1);
  document.documentElement.dataset['lite'] = '';
  expect(press()).toBe(0);
  delete document.documentElement.dataset['lite'];
  jest.useFakeTimers({ doNotFake: ['performance'], now: performance.timeOrigin + 31 * 60_000 });
  expect(press()).toBe(0);
  jest.useRealTimers();
  expect(press()).toBe(1);
});

it('handles navigations in a browser with all features', () => {
  expect(listensTo()).toEqual(['navigate']);
});

it('leaves links and forms to a browser that has the Navigation API, but not all it needs: Chrome before 116', () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  expect(listensTo()).toEqual([]);
});
