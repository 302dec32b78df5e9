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
  expect((await runCommand(store, ['unfreeze'])).out).toContain('The freeze is over');
  expect((await store.live())?.frozen).toBeNull();
  expect((await runCommand(store, ['unfreeze'])).out).toContain('nothing was frozen');
});

it('keeps the reason of a freeze that somebody else began', async () => {
  const store = await liveStore();
  await runCommand(store, ['freeze', '--note', 'election night']);
  expect(await runCommand(store, ['freeze', '--note', 'a new bucket'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('frozen already: election night.'),
  });
  expect((await store.live())?.frozen).toEqual({ reason: 'election night' });
  // A pipeline that runs again.
  expect(await runCommand(store, ['freeze', '--note', 'election night'])).toMatchObject({ code: 0 });
  expect(await store.history()).toHaveLength(2);
});

it.each([
  [['freeze'], "Required option '--note <reason>' not specified"],
  [['freeze', '--note', ' '], 'A freeze needs a --note'],
])('%j: %s', async (args, sentence) => {
  const store = await liveStore();
  expect(await runCommand(store, args)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  expect((await store.live())?.frozen).toBeNull();
});
