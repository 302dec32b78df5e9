import { poll } from './poll.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls after each pause, of its current length within a quarter, and never twice at once', async () => {
  let pauseMs = 1000;
  let end = () => {};
  const look = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  poll({ look, pauseMs: () => pauseMs, closed: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(749);
  expect(look).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(501);
  expect(look).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(1);
  pauseMs = 4000;
  end();
  await jest.advanceTimersByTimeAsync(2999);
  expect(look).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2001);
  expect(look).toHaveBeenCalledTimes(2);
});

test.each(['in a pause', 'during a look'])('closed %s, it stops polling', async (moment) => {
  const closing = new AbortController();
  const look = jest.fn(async () => closing.abort());
  poll({ look, pauseMs: () => 1000, closed: closing.signal });
  if (moment === 'in a pause') closing.abort();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(moment === 'in a pause' ? 0 : 1);
});
