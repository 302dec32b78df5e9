import { settledWithin } from './settled-within.ts';

afterEach(() => jest.restoreAllMocks());

it('says whether a promise settled in time', async () => {
  expect(await settledWithin(Promise.reject(new Error('Settled too.')), 1000)).toBe(true);
  expect(await settledWithin(new Promise(() => {}), 1)).toBe(false);
});

it('asks for no negative timeout, of which Node 24 warns', async () => {
  const timeout = jest.spyOn(globalThis, 'setTimeout');
  expect(await settledWithin(new Promise(() => {}), -1)).toBe(false);
  expect(timeout).toHaveBeenCalledWith(expect.anything(), 0);
});
