import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { freeze } from '../../store/moves.ts';
import { promote } from '../../store/promote.ts';
import type { Gate } from '../command-context.ts';
import { closedGate, openGate } from '../testing/open-gate.ts';
import { runCommand } from '../testing/run-command.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

it('promotes releases, and says how to undo it', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1');
  const first = await promote(store, { releases: { news: '1', blog: '1' } }, who);
  const { code, out } = await runCommand(store, ['promote', 'news@2', '--note', 'Shorter teasers']);
  const live = await store.live();
  expect(code).toBe(0);
  expect(live).toMatchObject({ by: 'a test', note: 'Shorter teasers', action: 'promote' });
  expect((await store.edition(live?.edition ?? '')).releases).toEqual({ news: '2', blog: '1' });
  expect(out).toBe(
    `All readers now get edition ${live?.edition}:\n  news  1  ->  2\nTo undo it: npm run edition -- rollback --to ${first.edition}\n`,
  );
});

it('does not report failure if the previous edition is pruned at once', async () => {
  const store = await storeWith('news@1', 'news@2');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const addMove = store.addMove.bind(store);
  store.addMove = async (move) => {
    const isMine = await addMove(move);
    await store.objects.remove(`editions/${first.edition}.json`);
    return isMine;
  };
  const promoted = await runCommand(store, ['promote', 'news@2']);
  expect(promoted).toMatchObject({ code: 0, out: expect.stringContaining('All readers now get edition') });
  expect((await store.live())?.number).toBe(2);
});

it('promotes several at once, as one edition', async () => {
  const store = await storeWith('news@1', 'blog@1');
  await runCommand(store, ['promote', 'news@1', 'blog@1']);
  expect(await store.history()).toHaveLength(1);
});

it('opens a canary, and says how to end it either way', async () => {
  const store = await storeWith('news@1', 'news@2');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const { out } = await runCommand(store, ['promote', 'news@2', '--canary', '10']);
  const live = await store.live();
  expect(live).toMatchObject({ edition: first.edition, canary: { percent: 10 } });
  expect(out).toContain(`10% of readers now get edition ${live?.canary?.edition}:\n  news  1  ->  2\n`);
  expect(out).toContain('To halt the canary:           npm run edition -- halt\n');
  expect(out).toContain('To release it to all readers: npm run edition -- promote news@2\n');
});

it('says whose canary has ended when another release of the same remote replaces it', async () => {
  const store = await storeWith('news@1', 'news@2', 'news@3', 'blog@1', 'blog@2');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  const trials = ['news@2', 'blog@2', 'news@3', 'news@3'].map((release) => [release, '--canary', '10']);
  const said: string[] = [];
  for (const trial of trials) said.push((await runCommand(store, ['promote', ...trial])).out);
  const over = said.map((out) => /^The canary of .*$/m.exec(out)?.[0] ?? null);
  expect(over).toEqual([null, null, 'The canary of news@2 has ended: this promotion replaces it.', null]);
  expect((await runCommand(store, ['promote', 'blog@1'])).out).toContain('Nothing to do');
  expect((await runCommand(store, ['promote', 'blog@2'])).out).not.toContain('The canary of');
});

it('opens a canary in timed steps, and a person takes the next one early', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  const args = ['promote', 'news@2', '--canary', '5,25,100', '--every', '10m'];
  expect((await runCommand(store, args)).out).toContain(
    'Then 25%, all, each 10 minutes after the previous step unless the canary is halted.\n',
  );
  expect((await runCommand(store, ['show', 'canary'])).out).toContain('5% (canary), then 25%, all, each 10');
  const second = await runCommand(store, ['promote', '--advance', '--note', 'Looks good']);
  expect(second.out).toContain('25% of readers now get edition');
  expect(await store.live()).toMatchObject({ by: 'a test', note: 'Looks good', canary: { percent: 25 } });

  await freeze(store, { by: 'the desk', note: 'election night' });
  const held = await runCommand(store, ['promote', '--advance']);
  expect(held).toMatchObject({ code: 1, err: expect.stringContaining('election night') });
  const forced = await runCommand(store, ['promote', '--advance', '--force', '--note', 'The desk agrees']);
  expect(forced.out).toContain('All readers now get edition');
  expect((await store.edition((await store.live())?.edition ?? '')).releases).toEqual({ news: '2' });
  expect(await store.live()).toMatchObject({ action: 'promote', canary: null });
});

it('leaves steps without a time to a person, and says how to release a canary without steps to all readers', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  const opened = await runCommand(store, ['promote', 'news@2', '--canary', '5,25']);
  expect(opened.out).toContain('Then 25%, each started manually: npm run edition -- promote --advance.\n');
  await runCommand(store, ['promote', '--advance']);
  const ended = await runCommand(store, ['promote', '--advance']);
  expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('no next step') });
  expect(ended.err).toContain('npm run edition -- promote news@2');
});

it('says how many readers a promotion reaches while a canary is open', async () => {
  const store = await storeWith('news@1', 'news@2', 'blog@1', 'blog@2');
  await promote(store, { releases: { news: '1', blog: '1' } }, who);
  await promote(store, { releases: { news: '2' }, canaryPercent: 10 }, who);
  expect((await runCommand(store, ['promote', 'blog@2'])).out).toMatch(/^90% of readers now get/);
});

it('refuses what fails the gate, and leaves the live edition unchanged', async () => {
  const store = await storeWith('news@1', 'news@2');
  const before = await promote(store, { releases: { news: '1' } }, who);
  const { code, err, out } = await runCommand(store, ['promote', 'news@2'], { gate: closedGate });
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('cause: It has no heading.');
  expect(err).toContain('Nothing was promoted');
  expect(await store.live()).toEqual(before);
});

it('does not run the gate for releases that are already live', async () => {
  const store = await storeWith('news@1');
  const before = await promote(store, { releases: { news: '1' } }, who);
  expect(await runCommand(store, ['promote', 'news@1'], { gate: closedGate })).toMatchObject({
    code: 0,
    out: 'Nothing to do: readers already get exactly these releases.\n',
  });
  expect(await store.live()).toEqual(before);
});

it('respects a freeze before it runs the gate, unless forced with a reason', async () => {
  const store = await storeWith('news@1', 'news@2');
  await promote(store, { releases: { news: '1' } }, who);
  await freeze(store, { by: 'the desk', note: 'election night' });
  const refused = await runCommand(store, ['promote', 'news@2'], { gate: closedGate });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('election night') });
  expect(refused.err).not.toContain('heading');
  const withoutReason = await runCommand(store, ['promote', 'news@2', '--force']);
  expect(withoutReason).toMatchObject({ code: 1, err: expect.stringContaining('--force requires a --note') });
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
  [['news'], 'The version of news is missing'],
  [['news@1', '--canary', '100'], 'Give a whole number from 1 to 99, or rising steps'],
  [['news@1', '--canary', '0'], 'Give a whole number from 1 to 99, or rising steps'],
  [['news@1', '--canary', '25,5'], 'Give a whole number from 1 to 99, or rising steps'],
  [['news@1', '--canary', '25,101'], 'Give a whole number from 1 to 99, or rising steps'],
  [['news@1', '--canary', '10', '--every', '10m'], '--every requires steps'],
  [['news@1', '--canary', '5,100', '--every', 'soon'], '"soon" is not a duration'],
  [['news@1', '--advance'], 'Name the releases to promote, or use --advance alone'],
  [[], 'Name the releases to promote, or use --advance alone'],
  [['news@1', '--canary', '10'], 'no live edition yet'],
])('promote %j: %s', async (args, message) => {
  const store = await storeWith('news@1');
  const { code, err } = await runCommand(store, ['promote', ...args]);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(await store.live()).toBeNull();
});

describe('while others promote', () => {
  /** A gate during whose first runs others promote something else. */
  function gateWhile(store: EditionStore, others: readonly ReleaseNames[]) {
    const ran: { releases: ReleaseNames; skipCodeBecause: string | null }[] = [];
    const waiting = [...others];
    const gate: Gate = async (_store, releases, onRule, known) => {
      ran.push({ releases, skipCodeBecause: known.skipCodeBecause ?? null });
      const next = waiting.shift();
      if (next) await promote(store, { releases: next }, who);
      return openGate(_store, releases, onRule, known);
    };
    return { gate, ran };
  }

  it('checks the releases again with what readers get now; their code runs again only with another shell', async () => {
    const store = await storeWith('shell@1', 'shell@2', 'news@1', 'news@2', 'blog@1', 'blog@2');
    await promote(store, { releases: { shell: '1', news: '1', blog: '1' } }, who);
    const { gate, ran } = gateWhile(store, [{ blog: '2' }, { shell: '2' }]);
    expect((await runCommand(store, ['promote', 'news@2'], { gate })).code).toBe(0);
    expect(ran.map(({ skipCodeBecause }) => skipCodeBecause)).toEqual([
      null,
      expect.stringContaining('same shell'),
      null,
    ]);
    const live = await store.live();
    expect((await store.edition(live?.edition ?? '')).releases).toEqual({ shell: '2', news: '2', blog: '2' });
  });

  it('a shell runs again with what others promoted, and fails if they do not work together', async () => {
    const store = await storeWith('shell@1', 'shell@2', 'news@1', 'news@2');
    await promote(store, { releases: { shell: '1', news: '1' } }, who);
    const { gate, ran } = gateWhile(store, [{ news: '2' }]);
    const together: Gate = async (...args) => (ran.length === 0 ? gate : closedGate)(...args);
    const { code } = await runCommand(store, ['promote', 'shell@2'], { gate: together });
    expect(code).not.toBe(0);
    expect((await store.edition((await store.live())?.edition ?? '')).releases).toEqual({
      shell: '1',
      news: '2',
    });
  });

  it('gives up after several attempts, and says what to do', async () => {
    const versions = Array.from({ length: 9 }, (_, i) => String(i));
    const store = await storeWith('news@1', 'news@2', ...versions.map((version) => `blog@${version}`));
    await promote(store, { releases: { news: '1', blog: '8' } }, who);
    const { gate, ran } = gateWhile(
      store,
      versions.slice(0, 8).map((blog) => ({ blog })),
    );
    const { code, err } = await runCommand(store, ['promote', 'news@2'], { gate });
    expect([code, ran.length]).toEqual([1, 6]);
    expect(err).toContain('freeze promotions');
  });
});

it('releases that join an open canary are also checked together with its releases', async () => {
  const store = await storeWith('shell@1', 'shell@2', 'news@1', 'news@2', 'blog@1', 'blog@2');
  await promote(store, { releases: { shell: '1', news: '1', blog: '1' } }, who);
  await promote(store, { releases: { blog: '2' }, canaryPercent: 10 }, who);
  const ran: [ReleaseNames, string | null][] = [];
  const gate: Gate = async (_store, releases, onRule, known) => {
    ran.push([releases, known.skipCodeBecause ?? null]);
    return openGate(_store, releases, onRule, known);
  };
  expect((await runCommand(store, ['promote', 'news@2'], { gate })).code).toBe(0);
  expect(ran).toEqual([
    [{ news: '2' }, null],
    [{ blog: '2', news: '2' }, expect.stringContaining('same shell')],
  ]);
  ran.length = 0;
  expect((await runCommand(store, ['promote', 'shell@2'], { gate })).code).toBe(0);
  // The canary\'s blog has not run with this shell.
  expect(ran).toEqual([
    [{ shell: '2' }, null],
    [{ blog: '2', shell: '2' }, null],
  ]);
});
