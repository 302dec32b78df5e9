import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

it('compares the live edition with its parent, or any two editions', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  const first = await promote(store, { releases: { news: '1' } }, who);
  await promote(store, { releases: { blog: '1' } }, who);
  const third = await promote(store, { releases: { news: '2', blog: '2' } }, who);
  const changes = async (...args: string[]) => (await runCommand(store, ['diff', ...args])).out;
  expect(await changes()).toContain(`to ${third.edition}:\n  blog  1  ->  2\n  news  1  ->  2\n`);
  expect(await changes(first.edition)).toBe(
    `From ${first.edition} to ${third.edition}:\n  blog  (none)  ->  2\n  news  1       ->  2\n`,
  );
  expect(await changes('live', first.edition)).toContain('blog  2  ->  (none)');
  expect(await changes('live', 'live')).toContain('the same releases');
});

it('shows everything in the first edition as new', async () => {
  const store = await storeWith('news@1');
  const { edition } = await promote(store, { releases: { news: '1' } }, who);
  expect((await runCommand(store, ['diff'])).out).toBe(
    `From nothing to ${edition}:\n  news  (none)  ->  1\n`,
  );
});

it('requires the second release if one is named', async () => {
  const store = await storeWith('news@1');
  await promote(store, { releases: { news: '1' } }, who);
  expect(await runCommand(store, ['diff', '--pictures', 'news@1'])).toMatchObject({
    code: 1,
    err: 'Name the release to compare with after news@1, as name@version.\n',
  });
});
