import { moveKey } from '../../store/object-keys.ts';
import { promote } from '../../store/promote.ts';
import { rollback } from '../../store/moves.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';
import { signedStore } from '../../store/trust/testing/signed-store.ts';

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
  expect(err).toBe('There are earlier moves: --limit 10\n');
  expect(await runCommand(store, ['history', '--limit', '0'])).toMatchObject({ code: 1 });
});

it('reads as many moves as it shows, not all, and the later ones that are refused', async () => {
  const { pipeline, objects } = await signedStore(...Array.from({ length: 60 }, (_, i) => `${i + 1}.0.0`));
  const junk = Array.from({ length: 60 }, (_, i) => 61 + i);
  for (const number of junk) await objects.put(moveKey(number), Buffer.from('junk'));
  const read = jest.spyOn(objects, 'get');
  const { out } = await runCommand(pipeline, ['history', '--limit', '2']);
  expect(out.split('\n').map((row) => row.split(' ')[0])).toEqual(['no.', '60', '59', '']);
  expect(read.mock.calls.length).toBeLessThan(120);
});

it('says when there are no moves yet', async () => {
  expect((await runCommand(await storeWith(), ['history'])).out).toContain('Nothing has been promoted');
});
