import { freeze } from '../../store/moves.ts';
import { promote } from '../../store/promote.ts';
import type { Gate } from '../command-context.ts';
import { closedGate, openGate } from '../testing/open-gate.ts';
import { runCommand } from '../testing/run-command.ts';
import { EditionStore } from '../../store/edition-store.ts';
import { editionKey, moveKey } from '../../store/object-keys.ts';
import { FileObjects } from '../../store/file-objects.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import { publishRelease } from '../../store/publish-release.ts';
import { temporaryRelease } from '../../store/testing/temporary-release.ts';
import { storeWith } from '../../store/testing/store-with.ts';

const who = { by: 'someone', note: '' };

async function threeEditions() {
  const store = await storeWith('news@1', 'news@2', 'news@3');
  const first = await promote(store, { releases: { news: '1' } }, who);
  const second = await promote(store, { releases: { news: '2' } }, who);
  const third = await promote(store, { releases: { news: '3' } }, who);
  return { store, first: first.edition, second: second.edition, third: third.edition };
}

it('rolls back to the previous edition, and says what readers get and how to undo it', async () => {
  const { store, second, third } = await threeEditions();
  const { code, out } = await runCommand(store, ['rollback', '--note', 'No pictures']);
  expect(code).toBe(0);
  expect(out).toBe(
    `All readers now get edition ${second} again:\n  news  3  ->  2\nTo undo it: npm run edition -- rollback --to ${third}\n`,
  );
  expect(await store.live()).toMatchObject({ edition: second, by: 'a test', note: 'No pictures' });
});

it("refuses a team's bare rollback that would take back another team's release", async () => {
  const store = await storeWith('news@1', 'news@2', 'traffic@1');
  await promote(store, { releases: { news: '1' } }, who);
  const first = await promote(store, { releases: { traffic: '1' } }, who);
  const last = await promote(store, { releases: { news: '2' } }, who);
  const { code, err } = await runCommand(store, ['rollback'], { here: 'traffic' });
  expect({ code, err }).toEqual({
    code: 1,
    err: `The previous edition also changes news (2 -> 1). To roll back traffic only: "npm run edition -- rollback traffic". To restore that edition anyway: "npm run edition -- rollback --to ${first.edition}".\n`,
  });
  expect(await store.live()).toMatchObject({ edition: last.edition });
  expect(await runCommand(store, ['rollback'], { here: 'news' })).toMatchObject({ code: 0 });
});

it('rolls back to the named edition, and says when readers already get it', async () => {
  const { store, first } = await threeEditions();
  await runCommand(store, ['rollback', '--to', first]);
  expect(await store.live()).toMatchObject({ edition: first });
  const again = await runCommand(store, ['rollback', '--to', first]);
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do') });
  expect(await store.history()).toHaveLength(4);
});

it('ends an open canary when asked for the edition that the other readers get', async () => {
  const { store, third } = await threeEditions();
  await promote(store, { releases: { news: '1' }, canaryPercent: 5 }, who);
  expect(await runCommand(store, ['rollback', '--to', third])).toEqual({
    code: 0,
    out: `All readers now get edition ${third} again: this ended the open canary.\n`,
    err: '',
  });
  expect(await store.live()).toMatchObject({ edition: third, canary: null });
});

it('rolls back to the named edition when the live one is damaged', async () => {
  const { store, first, third } = await threeEditions();
  await store.objects.put(editionKey(third), Buffer.from('nonsense'));
  expect(await runCommand(store, ['rollback', '--to', first])).toEqual({
    code: 0,
    out: `All readers now get edition ${first} again:\nTo undo it: npm run edition -- rollback --to ${third}\n`,
    err: '',
  });
  expect(await store.live()).toMatchObject({ edition: first });
});

it('refuses an edition that was only a canary: it may have been halted, and no gate is run', async () => {
  const { store, third, second } = await threeEditions();
  const { canary } = await promote(store, { releases: { news: '1' }, canaryPercent: 5 }, who);
  const open = await runCommand(store, ['rollback', '--to', 'canary']);
  await runCommand(store, ['halt']);
  const halted = await runCommand(store, ['rollback', '--to', canary?.edition ?? '']);
  for (const { code, err } of [open, halted])
    expect({ code, err }).toEqual({
      code: 1,
      err: `Edition ${canary?.edition} never went to all readers: it was a canary at most. Promote its releases instead, which runs the gate; "npm run edition -- show ${canary?.edition}" lists them.\n`,
    });
  expect(await store.live()).toMatchObject({ edition: third, action: 'halt' });
  await store.objects.put(moveKey(1), Buffer.from('damaged'));
  expect(await runCommand(store, ['rollback', '--to', second])).toMatchObject({ code: 0 });
});

it('rolls back from the edition that its author saw: two rollbacks at once move only once, and not past another promotion', async () => {
  const { store, second } = await threeEditions();
  expect(await runCommand(beforeMove(store, 'rollback'), ['rollback'])).toMatchObject({
    code: 1,
    err: `Live has been moved in the meantime: readers now get edition ${second}. Nothing was changed.\n`,
  });
  expect(await store.live()).toMatchObject({ number: 4, edition: second });

  await publishRelease(store, await temporaryRelease('news', '4'));
  expect(await runCommand(beforeMove(store, 'promote', 'news@4'), ['rollback'])).toMatchObject({ code: 1 });
  expect(await store.edition((await store.live())?.edition ?? '')).toMatchObject({ releases: { news: '4' } });
});

/** The same store, in which somebody else finishes a command just before `live` is moved. */
function beforeMove(store: EditionStore, ...command: readonly string[]): EditionStore {
  let isFirst = true;
  class Late extends FileObjects {
    override async create(key: string, body: Buffer): Promise<boolean> {
      if (isFirst && key.startsWith('live/')) {
        isFirst = false;
        await runCommand(store, command);
      }
      return super.create(key, body);
    }
  }
  return new EditionStore(new Late(store.place.replace('file:', '')));
}

/** The same store, which can read no objects from the moment when `live` is moved, except those with this prefix. */
function silentOnceMoved(store: EditionStore, stays: string): EditionStore {
  let isMoved = false;
  class Silent extends FileObjects {
    override create(key: string, body: Buffer): Promise<boolean> {
      isMoved ||= key.startsWith('live/');
      return super.create(key, body);
    }

    override async get(key: string): Promise<Buffer | null> {
      if (isMoved && !key.startsWith(stays)) throw new StoreUnavailable(`"${key}" could not be read`);
      return super.get(key);
    }
  }
  return new EditionStore(new Silent(store.place.replace('file:', '')));
}

it('does not report failure for a store that stops responding during the move: a second attempt would go further back', async () => {
  const { store, first, second } = await threeEditions();
  const unsure = await runCommand(silentOnceMoved(store, 'nothing'), ['rollback']);
  expect(unsure).toMatchObject({
    code: 1,
    err: expect.stringContaining('did not confirm the change. Check "history" before you try again.'),
  });
  expect(await store.live()).toMatchObject({ edition: second });

  const sure = await runCommand(silentOnceMoved(store, 'live/'), ['rollback']);
  expect(sure).toMatchObject({
    code: 0,
    out: expect.stringContaining(`All readers now get edition ${first} again`),
  });
  const promoted = await runCommand(silentOnceMoved(store, 'live/'), ['promote', 'news@3']);
  expect(promoted).toMatchObject({ code: 0, out: expect.stringContaining('All readers now get edition') });
});

it('reports the canary that ends with it', async () => {
  const { store } = await threeEditions();
  await promote(store, { releases: { news: '1' }, canaryPercent: 5 }, who);
  expect((await runCommand(store, ['rollback'])).out).toContain('This also ended the open canary.');
});

it('says what to do when there is nothing to roll back to', async () => {
  const { store, first } = await threeEditions();
  await runCommand(store, ['rollback', '--to', first]);
  expect(await runCommand(store, ['rollback'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('is the first edition'),
  });
  expect(await runCommand(store, ['rollback', '--to', `${first}x`])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Closest: ${first}`),
  });
  expect(await runCommand(await storeWith('news@1'), ['rollback'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing has been promoted'),
  });
});

describe('of one remote', () => {
  /** news 1, 2, 3 were live; then blog 2. */
  async function newsAndBlog() {
    const store = await storeWith('shell@1', 'news@1', 'news@2', 'news@3', 'blog@1', 'blog@2');
    await promote(store, { releases: { shell: '1', news: '1', blog: '1' } }, who);
    await promote(store, { releases: { news: '2' } }, who);
    await promote(store, { releases: { news: '3' } }, who);
    const { edition } = await promote(store, { releases: { blog: '2' } }, who);
    return { store, before: edition };
  }
  async function liveReleases(store: Awaited<ReturnType<typeof storeWith>>) {
    return (await store.edition((await store.live())?.edition ?? '')).releases;
  }

  it('reads each past edition once, however often it is needed', async () => {
    const { store, before } = await newsAndBlog();
    const read = jest.spyOn(store, 'edition');
    // Readers never had it: the search only ends at the first edition.
    await publishRelease(store, await temporaryRelease('news', '4'));
    await runCommand(store, ['rollback', 'news@4'], { gate: closedGate });
    const past = read.mock.calls.map(([id]) => id).filter((id) => id !== before);
    expect(past).toHaveLength(3);
    expect(new Set(past).size).toBe(3);
  });

  it('rolls back that one and leaves the others; the history says what it was', async () => {
    const { store, before } = await newsAndBlog();
    const { code, out } = await runCommand(store, ['rollback', 'news', '--note', 'No pictures']);
    const live = await store.live();
    expect(code).toBe(0);
    expect(out).toBe(
      `All readers now get edition ${live?.edition}:\n  news  3  ->  2\nTo undo it: npm run edition -- rollback --to ${before}\n`,
    );
    expect(live).toMatchObject({ action: 'rollback', by: 'a test', note: 'news 3 -> 2: No pictures' });
    expect(await store.edition(live?.edition ?? '')).toMatchObject({
      parent: before,
      releases: { shell: '1', news: '2', blog: '2' },
      withdrawn: { news: '3' },
    });
  });

  it('rolls back further each time, never forward to a release that was rolled back', async () => {
    const { store } = await newsAndBlog();
    await runCommand(store, ['rollback', 'news']);
    await runCommand(store, ['rollback', 'news']);
    expect(await liveReleases(store)).toEqual({ shell: '1', news: '1', blog: '2' });
    expect(await runCommand(store, ['rollback', 'news'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Readers had no release of news before 1. '),
    });
  });

  it('leaves what somebody else has promoted in the meantime: it may be the fix', async () => {
    const { store } = await newsAndBlog();
    await publishRelease(store, await temporaryRelease('news', '4'));
    const rollback = await runCommand(beforeMove(store, 'promote', 'news@4'), ['rollback', 'news']);
    expect(rollback).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        'Live has been moved in the meantime: readers no longer get news@3. Nothing was changed.',
      ),
    });
    expect(await liveReleases(store)).toMatchObject({ news: '4' });

    expect(await runCommand(beforeMove(store, 'rollback', 'blog'), ['rollback', 'news'])).toMatchObject({
      code: 0,
    });
    expect(await liveReleases(store)).toEqual({ shell: '1', news: '3', blog: '1' });
  });

  it('rolls back to a named release, and several remotes at once', async () => {
    const { store } = await newsAndBlog();
    await runCommand(store, ['rollback', 'news@1', 'blog']);
    expect(await liveReleases(store)).toEqual({ shell: '1', news: '1', blog: '1' });
  });

  it('keeps an open canary of another remote', async () => {
    const { store } = await newsAndBlog();
    await promote(store, { releases: { blog: '1' }, canaryPercent: 10 }, who);
    await runCommand(store, ['rollback', 'news']);
    const canary = (await store.live())?.canary;
    expect((await store.edition(canary?.edition ?? '')).releases).toEqual({
      shell: '1',
      news: '2',
      blog: '1',
    });
  });

  it('runs the code of the release only if readers never had it with this shell', async () => {
    const { store } = await newsAndBlog();
    const gate = jest.fn(openGate);
    await runCommand(store, ['rollback', 'news'], { gate });
    expect(gate.mock.lastCall?.[3].skipCodeBecause).toBe('Readers had it with shell@1 before.');
    const other = await storeWith('shell@1', 'shell@2', 'news@1', 'news@2');
    await promote(other, { releases: { shell: '1', news: '1' } }, who);
    await promote(other, { releases: { shell: '2', news: '2' } }, who);
    await runCommand(other, ['rollback', 'news'], { gate });
    expect(gate.mock.lastCall?.[3].skipCodeBecause).toBeNull();
    await runCommand(other, ['rollback', 'shell'], { gate });
    expect(gate.mock.lastCall?.[3].skipCodeBecause).toBe('Readers had it with shell@1 before.');
    const alone = await storeWith('shell@1', 'shell@2');
    await promote(alone, { releases: { shell: '2' } }, who);
    await runCommand(alone, ['rollback', 'shell@1'], { gate });
    expect(gate.mock.lastCall?.[3].skipCodeBecause).toBeNull();
  });

  it('counts as a rollback only for releases that readers had; others go through the whole gate', async () => {
    const store = await storeWith('news@1', 'news@2', 'news@3');
    await promote(store, { releases: { news: '1' } }, who);
    await promote(store, { releases: { news: '2' } }, who);
    const gate = jest.fn(openGate);
    await runCommand(store, ['rollback', 'news@3'], { gate });
    expect(gate.mock.lastCall?.[3].isRollback).toBe(false);
    await runCommand(store, ['rollback', 'news@1'], { gate });
    expect(gate.mock.lastCall?.[3].isRollback).toBe(true);
  });

  it('names the canary if the release does not work together with it', async () => {
    const { store } = await newsAndBlog();
    await promote(store, { releases: { blog: '1' }, canaryPercent: 10 }, who);
    const gate: Gate = (...args) => ('blog' in args[1] ? closedGate : openGate)(...args);
    expect(await runCommand(store, ['rollback', 'news'], { gate })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Halt the canary first: npm run edition -- halt'),
    });
  });

  it('respects the gate and a freeze', async () => {
    const { store, before } = await newsAndBlog();
    const failed = await runCommand(store, ['rollback', 'news'], { gate: closedGate });
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('roll back the whole edition') });
    await freeze(store, { by: 'the desk', note: 'election night' });
    expect(await runCommand(store, ['rollback', 'news'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('election night'),
    });
    expect(await store.live()).toMatchObject({ edition: before });
    const forced = ['rollback', 'news', '--force', '--note', 'It counts wrong'];
    expect(await runCommand(store, forced)).toMatchObject({ code: 0 });
    expect(await liveReleases(store)).toMatchObject({ news: '2' });
  });

  it.each([
    [['nws'], 'No release of "nws" is in'],
    [['news@9'], 'news@9 is not in'],
    [['news', '--to', 'live'], '--to names a whole edition'],
    [['news', '--force'], '--force requires a --note'],
  ])('rollback %j: %s', async (args, message) => {
    const { store, before } = await newsAndBlog();
    expect(await runCommand(store, ['rollback', ...args])).toMatchObject({
      code: 1,
      err: expect.stringContaining(message),
    });
    expect(await store.live()).toMatchObject({ edition: before });
  });
});
