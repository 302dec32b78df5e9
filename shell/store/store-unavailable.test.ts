import { StoreUnavailable, retryWhileUnavailable } from './store-unavailable.ts';

const unavailable = new StoreUnavailable('connect ECONNREFUSED 127.0.0.1:9000');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('retries while a store is unavailable, and logs it once', async () => {
  const operation = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('could not be prepared', { cause: unavailable }))
    .mockRejectedValueOnce(unavailable)
    .mockResolvedValue('here');
  const onWait = jest.fn();
  const result = retryWhileUnavailable(operation, onWait);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await result).toBe('here');
  expect(onWait.mock.calls).toEqual([
    [`The store does not respond; retrying for a minute: ${unavailable.message}`],
  ]);
});

it('gives up after a minute, with the reason', async () => {
  const operation = jest.fn(() => Promise.reject(unavailable));
  const result = retryWhileUnavailable(operation, () => {}).catch(String);
  await jest.advanceTimersByTimeAsync(50_000);
  const attempts = operation.mock.calls.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe(`Error: The store did not respond for a minute: ${unavailable.message}`);
  expect(operation.mock.calls.length).toBeGreaterThan(attempts);
});

it('does not retry what would fail again', async () => {
  const operation = jest.fn(() => Promise.reject(new Error('AccessDenied')));
  await expect(retryWhileUnavailable(operation, () => {})).rejects.toThrow('AccessDenied');
  expect(operation).toHaveBeenCalledTimes(1);
});
