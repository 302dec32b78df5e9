import { poll } from './poll.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls after each pause, of its current length within a quarter, and never twice at once', async () => {
  let pauseMs = 1000;
  let end = () => {};
  const check = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  poll({ check, pauseMs: () => pauseMs, closed: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(749);
  expect(check).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(501);
  expect(check).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(check).toHaveBeenCalledTimes(1);
  pauseMs = 4000;
  end();
  await jest.advanceTimersByTimeAsync(2999);
  expect(check).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2001);
  expect(check).toHaveBeenCalledTimes(2);
});

test.each(['in a pause', 'during a check'])('closed %s, it stops polling', async (moment) => {
  const closing = new AbortController();
  const check = jest.fn(async () => closing.abort());
  poll({ check, pauseMs: () => 1000, closed: closing.signal });
  if (moment === 'in a pause') closing.abort();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(check).toHaveBeenCalledTimes(moment === 'in a pause' ? 0 : 1);
});
