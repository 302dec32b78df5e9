import { whenShown } from './when-shown.ts';

/** jsdom does not prerender. */
function setPrerendering(prerendering: boolean): void {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls back at once on a visible page', () => {
  setPrerendering(false);
  const callback = jest.fn();
  whenShown(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back on a prerendered page only after the first frame that the reader sees, so that nothing delays it', () => {
  setPrerendering(true);
  const order: string[] = [];
  whenShown(() => order.push('callback'));
  jest.advanceTimersByTime(10_000);
  expect(order).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  requestAnimationFrame(() => order.push('frame'));
  jest.advanceTimersByTime(100);
  expect(order).toEqual(['frame', 'callback']);
});
