import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

async function liveStore() {
  const store = await storeWith('news@1');
  await promote(store, { releases: { news: '1' } }, { by: 'someone', note: '' });
  return store;
}

it('freezes with a reason, and ends it', async () => {
  const store = await liveStore();
  expect(await runCommand(store, ['freeze', '--note', 'election night'])).toMatchObject({ code: 0 });
  expect((await store.live())?.frozen).toEqual({ reason: 'election night' });
  expect((await runCommand(store, ['unfreeze'])).out).toContain('The freeze has ended');
  expect((await store.live())?.frozen).toBeNull();
  expect((await runCommand(store, ['unfreeze'])).out).toContain('promotions are not frozen');
});

it('keeps the reason of a freeze that somebody else started', async () => {
  const store = await liveStore();
  await runCommand(store, ['freeze', '--note', 'election night']);
  expect(await runCommand(store, ['freeze', '--note', 'a new bucket'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('already frozen: election night.'),
  });
  expect((await store.live())?.frozen).toEqual({ reason: 'election night' });
  // Another run of the pipeline.
  expect(await runCommand(store, ['freeze', '--note', 'election night'])).toMatchObject({ code: 0 });
  expect(await store.history()).toHaveLength(2);
});

it.each([
  [['freeze'], "Required option '--note <reason>' not specified"],
  [['freeze', '--note', ' '], 'A freeze requires a --note'],
])('%j: %s', async (args, message) => {
  const store = await liveStore();
  expect(await runCommand(store, args)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect((await store.live())?.frozen).toBeNull();
});
