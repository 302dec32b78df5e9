import { watchProcessMemory } from './watch-process-memory.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('tells that the process uses too much memory, once, and again only if it grows or has shrunk in between', async () => {
  const full = jest.fn(async () => {});
  let bytes = 1000;
  const end = watchProcessMemory(full, () => bytes, 1000);
  const isTold = async (now: number) => {
    full.mockClear();
    bytes = now;
    await jest.advanceTimersByTimeAsync(30_000);
    return full.mock.calls.length;
  };
  expect(await isTold(1000)).toBe(0);
  expect(await isTold(1001)).toBe(1);
  // It was not given back.
  expect(await isTold(1010)).toBe(0);
  expect(await isTold(1200)).toBe(1);
  expect(await isTold(500)).toBe(0);
  expect(await isTold(1001)).toBe(1);
  end();
  expect(await isTold(5000)).toBe(0);
});

test('does not tell it again while it is being freed', async () => {
  const full = jest.fn(() => new Promise<void>(() => {}));
  watchProcessMemory(full, () => 1001, 1000);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(full).toHaveBeenCalledTimes(1);
});
