import { withRenderDeadline } from './render-deadline.ts';

const reader = new AbortController().signal;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('aborts a suspended render after its data has arrived, and returns the rest', async () => {
  let arrived: () => void = () => {};
  const data = new Promise<void>((resolve) => (arrived = resolve));
  const aborted = jest.fn();
  const result = withRenderDeadline(
    reader,
    data,
    ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          aborted();
          resolve('without it');
        });
      }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  expect(aborted).not.toHaveBeenCalled();
  arrived();
  await jest.advanceTimersByTimeAsync(2000);
  await expect(result).resolves.toBe('without it');
});

test('rejects if a render does not end even then', async () => {
  const result = withRenderDeadline(reader, Promise.resolve(), () => new Promise(() => {}));
  const why = result.catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(4000);
  await expect(why).resolves.toBe('It was not rendered within 2000 ms.');
});
