import { promote } from '../../store/promote.ts';
import { rollback } from '../../store/moves.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: 'why\nnot' };

it('shows every move, newest first, with its edition', async () => {
  const store = await storeWith('news@1', 'news@2', 'news@3');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const second = await promote(store, { releases: { news: '2' } }, who);
  const { canary } = await promote(store, { releases: { news: '3' }, canaryPercent: 10 }, who);
  await rollback(store, null, who);
  const { code, out } = await runCommand(store, ['history']);
  expect(code).toBe(0);
  const rows = out.trimEnd().split('\n');
  expect(rows.map((row) => row.replace(/\d{4}-\S* \S* UTC/, '<time>').split(/ {2,}/))).toEqual([
    ['no.', 'when', 'who', 'what', 'edition', 'note'],
    ['4', '<time>', 'someone', 'rollback', first.edition, 'why not'],
    ['3', '<time>', 'someone', 'canary 10%', canary?.edition, 'why not'],
    ['2', '<time>', 'someone', 'promote', second.edition, 'why not'],
    ['1', '<time>', 'someone', 'promote', first.edition, 'why not'],
  ]);
});

it('shows as many as requested, and says that there are more', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  await promote(store, { releases: { news: '2' } }, who);
  const { out, err } = await runCommand(store, ['history', '--limit', '1']);
  expect(out.split('\n')).toHaveLength(3);
  expect(err).toBe('1 earlier moves: --limit 2\n');
  expect(await runCommand(store, ['history', '--limit', '0'])).toMatchObject({ code: 1 });
});

it('says when there are no moves yet', async () => {
  expect((await runCommand(await storeWith(), ['history'])).out).toContain('Nothing has been promoted');
});
