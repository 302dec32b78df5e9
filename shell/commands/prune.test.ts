import { rollback } from '../store/moves.ts';
import { promote } from '../store/promote.ts';
import { runCommand } from './testing/run-command.ts';
import { storeWith } from '../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

const VERSIONS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Editions of eight releases of news, of which the last is live. */
async function eightEditions() {
  const store = await storeWith(...VERSIONS.map((version) => `news@${version}`));
  for (const news of VERSIONS) await promote(store, { releases: { news } }, who);
  return store;
}

it('a dry run prints what would be removed, and removes nothing', async () => {
  const store = await eightEditions();
  const { code, out } = await runCommand(store, ['prune', '--keep', '1', '--dry-run']);
  expect(code).toBe(0);
  for (const { edition } of (await store.history()).slice(0, 6))
    expect(out).toContain(`edition ${edition}\n`);
  expect(out).toContain('\nrelease news@1\nWould remove editions: 6, releases: 1,');
  expect(await store.editions()).toHaveLength(8);
});

it('removes what is older than the parents to keep, without an effect on readers', async () => {
  const store = await eightEditions();
  const live = await store.live();
  const { out } = await runCommand(store, ['prune', '--keep', '1']);
  expect(out).toContain('Removed editions: 6, releases: 1,');
  expect(await store.versions('news')).toEqual(VERSIONS.slice(1));
  expect(await store.live()).toMatchObject({ action: 'prune', edition: live?.edition });
  expect(await rollback(store, null, who)).toMatchObject({ action: 'rollback' });
  expect(await runCommand(store, ['rollback'])).toMatchObject({ code: 1 });
});

it.each([
  [['prune'], "Required option '--keep <number>' not specified"],
  [['prune', '--keep', '0'], 'Give a whole number of at least 1.'],
  [['prune', '--keep', 'all'], 'Give a whole number of at least 1.'],
])('%j: %s', async (args, message) => {
  const store = await eightEditions();
  expect(await runCommand(store, args)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect(await store.editions()).toHaveLength(8);
});
