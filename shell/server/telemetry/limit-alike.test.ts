import { limitAlike } from './limit-alike.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function limited() {
  const rest = jest.fn<void, [string, number]>();
  const may = limitAlike(rest);
  const taken = (texts: readonly string[]) => texts.filter((text) => may(text)).length;
  return { rest, taken };
}

test('of lines that are alike there are a hundred a minute, and then how many more there were', () => {
  const { rest, taken } = limited();
  const flood = Array.from({ length: 5000 }, () => 'unknown path');
  expect(taken(flood)).toBe(100);
  expect(taken(['search failed'])).toBe(1);
  jest.advanceTimersByTime(60_000);
  expect(rest.mock.calls).toEqual([['unknown path', 4900]]);
  expect(taken(flood.slice(0, 3))).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(rest).toHaveBeenCalledTimes(1);
});

test('texts without end share a limit', () => {
  const { rest, taken } = limited();
  expect(taken(Array.from({ length: 5000 }, (_, index) => `text ${index}`))).toBe(200);
  jest.advanceTimersByTime(60_000);
  expect(rest.mock.calls).toEqual([['other texts', 4800]]);
});
