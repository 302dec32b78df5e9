import { freeze } from '../../store/moves.ts';
import { promote } from '../../store/promote.ts';
import { closedGate } from '../testing/open-gate.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

it('gives releases to readers, says so, and says how to undo it', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1');
  const first = await promote(store, { releases: { news: '1', blog: '1' } }, who);
  const { code, out } = await runCommand(store, ['promote', 'news@2', '--note', 'Shorter teasers']);
  const live = await store.live();
  expect(code).toBe(0);
  expect(live).toMatchObject({ by: 'a test', note: 'Shorter teasers', action: 'promote' });
  expect((await store.edition(live?.edition ?? '')).releases).toEqual({ news: '2', blog: '1' });
  expect(out).toBe(
    `All readers get edition ${live?.edition} now:\n  news  1  ->  2\nTo undo it: npm run edition -- rollback --to ${first.edition}\n`,
  );
});

it('promotes several at once, as one edition', async () => {
  const store = await storeWith('news@1', 'blog@1');
  await runCommand(store, ['promote', 'news@1', 'blog@1']);
  expect(await store.history()).toHaveLength(1);
});

it('opens a canary, and says how it ends either way', async () => {
  const store = await storeWith('news@1', 'news@2');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const { out } = await runCommand(store, ['promote', 'news@2', '--canary', '10']);
  const live = await store.live();
  expect(live).toMatchObject({ edition: first.edition, canary: { percent: 10 } });
  expect(out).toContain(`10 % of readers get edition ${live?.canary?.edition} now:\n  news  1  ->  2\n`);
  expect(out).toContain('To end the trial:       npm run edition -- halt\n');
  expect(out).toContain('To give it to everyone: npm run edition -- promote news@2\n');
});

it('says how many readers a promotion reaches while a canary is open', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' }, canaryPercent: 10 }, who);
  expect((await runCommand(store, ['promote', 'blog@2'])).out).toMatch(/^90 % of readers get/);
});

it('refuses what the gate refuses, and readers get what they got', async () => {
  const store = await storeWith('news@1', 'news@2');
  const before = await promote(store, { releases: { news: '1' } }, who);
  const { code, err, out } = await runCommand(store, ['promote', 'news@2'], { gate: closedGate });
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('cause: It has no heading.');
  expect(err).toContain('Nothing was promoted');
  expect(await store.live()).toEqual(before);
});

it('asks no gate for what readers get already', async () => {
  const store = await storeWith('news@1');
  const before = await promote(store, { releases: { news: '1' } }, who);
  expect(await runCommand(store, ['promote', 'news@1'], { gate: closedGate })).toMatchObject({
    code: 0,
    out: 'Nothing to do: readers get just these releases already.\n',
  });
  expect(await store.live()).toEqual(before);
});

it('holds to a freeze before it asks the gate, unless forced with a reason', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  await freeze(store, { by: 'the desk', note: 'election night' });
  const refused = await runCommand(store, ['promote', 'news@2'], { gate: closedGate });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('election night') });
  expect(refused.err).not.toContain('heading');
  const withoutReason = await runCommand(store, ['promote', 'news@2', '--force']);
  expect(withoutReason).toMatchObject({ code: 1, err: expect.stringContaining('--force needs a --note') });
  const forced = ['promote', 'news@2', '--force', '--note', 'The results page was wrong'];
  expect(await runCommand(store, forced, { gate: closedGate })).toMatchObject({ code: 1 });
  expect(await runCommand(store, forced)).toMatchObject({ code: 0 });
  expect(await store.live()).toMatchObject({ note: 'The results page was wrong', frozen: {} });
});

it.each([
  [['news@3'], 'news@3 is not in'],
  [['news@3'], 'Closest: news@1'],
  [['nws@1'], 'No release of "nws" is in'],
  [['nws@1'], 'There are releases of news.'],
  [['news'], 'Which version of news?'],
  [['news@1', '--canary', '100'], 'Give a whole number from 1 to 99.'],
  [['news@1', '--canary', '0'], 'Give a whole number from 1 to 99.'],
  [['news@1', '--canary', '10'], 'no live edition yet'],
])('promote %j: %s', async (args, sentence) => {
  const store = await storeWith('news@1');
  const { code, err } = await runCommand(store, ['promote', ...args]);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
  expect(await store.live()).toBeNull();
});
