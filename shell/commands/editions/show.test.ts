import { freeze, haltCanary } from '../../store/moves.ts';
import { promote } from '../../store/promote.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: 'Shorter\nteasers' };

it('shows the live edition: its readers, maker, note, parent and releases', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1');
  const first = await promote(store, { releases: { news: '1', blog: '1' } }, who);
  const second = await promote(store, { releases: { news: '2' } }, who);
  const { code, out } = await runCommand(store, ['show']);
  expect(code).toBe(0);
  expect(out.replace(/\d{4}-.* UTC/, '<time>').split('\n')).toEqual([
    `edition   ${second.edition}`,
    'readers   all',
    'made      <time> by someone',
    'note      Shorter teasers',
    `before    ${first.edition}`,
    'releases  blog@1  Test desk',
    '          news@2  Test desk',
    '',
  ]);
});

it('shows an edition in any state, and a freeze', async () => {
  const store = await storeWith('news@1', 'news@2', 'news@3');
  const first = await promote(store, { releases: { news: '1' } }, who);
  await promote(store, { releases: { news: '2' } }, who);
  const { canary } = await promote(store, { releases: { news: '3' }, canaryPercent: 10 }, who);
  await freeze(store, { by: 'the desk', note: 'election night' });
  const shown = async (name: string) => (await runCommand(store, ['show', name])).out;
  expect(await shown(first.edition)).toMatch(
    /readers {3}none\n[^]*before {4}none, this is the first edition/,
  );
  expect(await shown('live')).toMatch(`readers   90%; 10% get canary ${canary?.edition}`);
  expect(await shown('canary')).toMatch(
    /readers {3}10% \(canary\)\n[^]*frozen {4}election night\n[^]*news@3/,
  );
});

it('says why the last canary was halted, for the canary and for the live edition', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  const { canary } = await promote(store, { releases: { news: '2' }, canaryPercent: 10 }, who);
  await haltCanary(store, canary?.edition ?? '', { by: 'server 1', note: '9 of 100 renderings failed' });
  const shown = async (name: string) => (await runCommand(store, ['show', name])).out;
  expect(await shown(canary?.edition ?? '')).toMatch(
    /halted {4}\S+ \S+ UTC by server 1: 9 of 100 renderings failed/,
  );
  expect(await shown('live')).toContain(`halted    edition ${canary?.edition}, `);
});

it.each([
  ['20200101T000000Z-00000000', 'There is no edition "20200101T000000Z-00000000"'],
  ['../live', 'Closest: '],
  ['canary', 'No canary is open.'],
])('show %s: %s', async (name, message) => {
  const store = await storeWith('news@1');
  await promote(store, { releases: { news: '1' } }, who);
  expect(await runCommand(store, ['show', name])).toMatchObject({
    code: 1,
    err: expect.stringContaining(message),
  });
});
