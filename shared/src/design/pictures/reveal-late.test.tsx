import { revealLate } from './reveal-late.ts';

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Object.defineProperty(HTMLImageElement.prototype, 'animate', { configurable: true, value: animate });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'animate');
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Loads a picture whose transfer took `ms` milliseconds; null: the browser has no entry for it. */
function arrivesAfter(ms: number | null, reducedMotion: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: reducedMotion }),
  });
  const transfers = ms === null ? [] : [{ duration: ms } as PerformanceEntry];
  jest.spyOn(performance, 'getEntriesByName').mockReturnValue(transfers);
  revealLate(document.createElement('img'));
}

it('fades in a picture that comes late', () => {
  arrivesAfter(900, false);
  expect(animate).toHaveBeenCalledTimes(1);
});

it('shows a picture that is there in time at once', () => {
  arrivesAfter(100, false);
  expect(animate).not.toHaveBeenCalled();
});

it('shows at once what came out of memory', () => {
  arrivesAfter(null, false);
  expect(animate).not.toHaveBeenCalled();
});

it('moves nothing for readers who asked for that', () => {
  arrivesAfter(900, true);
  expect(animate).not.toHaveBeenCalled();
});
