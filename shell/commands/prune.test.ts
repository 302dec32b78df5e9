import { rollback } from '../store/moves.ts';
import { promote } from '../store/promote.ts';
import { runCommand } from './testing/run-command.ts';
import { storeWith } from '../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

/** Editions of news 1, 2 and 3, of which the third is live. */
async function threeEditions() {
  const store = await storeWith('news@1', 'news@2', 'news@3');
  for (const news of ['1', '2', '3']) await promote(store, { releases: { news } }, who);
  return store;
}

it('a dry run prints what would be removed, and removes nothing', async () => {
  const store = await threeEditions();
  const [oldest] = (await store.history()).map(({ edition }) => edition);
  const { code, out } = await runCommand(store, ['prune', '--keep', '1', '--dry-run']);
  expect(code).toBe(0);
  expect(out).toContain(`edition ${oldest}\nrelease news@1\nWould remove editions: 1, releases: 1,`);
  expect(await store.editions()).toHaveLength(3);
});

it('removes what is older than the parents to keep, without an effect on readers', async () => {
  const store = await threeEditions();
  const live = await store.live();
  const { out } = await runCommand(store, ['prune', '--keep', '1']);
  expect(out).toContain('Removed editions: 1, releases: 1,');
  expect(await store.versions('news')).toEqual(['2', '3']);
  expect(await store.live()).toMatchObject({ action: 'prune', edition: live?.edition });
  expect(await rollback(store, null, who)).toMatchObject({ action: 'rollback' });
  expect(await runCommand(store, ['rollback'])).toMatchObject({ code: 1 });
});

it.each([
  [['prune'], "Required option '--keep <number>' not specified"],
  [['prune', '--keep', '0'], 'Give a whole number of at least 1.'],
  [['prune', '--keep', 'all'], 'Give a whole number of at least 1.'],
])('%j: %s', async (args, message) => {
  const store = await threeEditions();
  expect(await runCommand(store, args)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect(await store.editions()).toHaveLength(3);
});
