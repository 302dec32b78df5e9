import { settledWithin } from './settled-within.ts';

afterEach(() => jest.restoreAllMocks());

it('returns whether a promise settled in time', async () => {
  expect(await settledWithin(Promise.reject(new Error('Settled too.')), 1000)).toBe(true);
  expect(await settledWithin(new Promise(() => {}), 1)).toBe(false);
});

it('sets no negative timeout, about which Node 24 warns', async () => {
  const timeout = jest.spyOn(globalThis, 'setTimeout');
  expect(await settledWithin(new Promise(() => {}), -1)).toBe(false);
  expect(timeout).toHaveBeenCalledWith(expect.anything(), 0);
});
