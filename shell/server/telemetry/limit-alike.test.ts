import { limitAlike } from './limit-alike.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function limited() {
  const rest = jest.fn<void, [string, number]>();
  const may = limitAlike(rest);
  const taken = (texts: readonly string[]) => texts.filter((text) => may(text)).length;
  return { rest, taken };
}

test('there are a hundred lines of the same text a minute, and then the number of further ones', () => {
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

test('an unlimited number of texts shares a limit', () => {
  const { rest, taken } = limited();
  expect(taken(Array.from({ length: 5000 }, (_, index) => `text ${index}`))).toBe(200);
  jest.advanceTimersByTime(60_000);
  expect(rest.mock.calls).toEqual([['other texts', 4800]]);
});
