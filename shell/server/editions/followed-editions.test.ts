import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stoppedClock } from '../../lib/testing/stopped-clock.ts';
import { promote } from '../../store/promote.ts';
import { StoreUnavailable } from '../../store/store-unavailable.ts';
import { publishRelease } from '../../store/publish-release.ts';
import type { RecordEvent } from '../protocol/telemetry-event.ts';
import { temporaryRelease, temporaryStore } from '../../store/testing/temporary-release.ts';
import { FollowedEditions, type FollowOptions } from './followed-editions.ts';

const who = { by: 'a test', note: '' };

async function storeWith(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  for (const version of versions) await publishRelease(store, await temporaryRelease('news', version));
  return { store, folder };
}

function following(store: FollowOptions['store'], prepare: FollowOptions['prepare'] = async () => {}) {
  const taken: string[] = [];
  const refused: Error[] = [];
  const record: RecordEvent = (event) => {
    if (event.event === 'edition-taken') taken.push(event.edition);
    if (event.event === 'edition-refused') refused.push(event.error);
  };
  const changed = jest.fn();
  const clock = stoppedClock(1_000_000);
  const started = FollowedEditions.follow({ store, prepare, changed, record });
  return { started, taken, refused, changed, clock };
}

describe('following live', () => {
  it('follows a promotion without a restart, after preparing it', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const seen: string[] = [];
    const { started, taken } = following(store, async ({ id }) => {
      seen.push(id);
    });
    const editions = await started;
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await editions.refresh();
    editions.close();
    expect(seen).toEqual([first.edition, second.edition]);
    expect(editions.live().edition.id).toBe(second.edition);
    expect(taken.at(-1)).toBe(second.edition);
    expect((await editions.find(first.edition))?.releases).toEqual({ news: '1.0.0' });
    expect(await editions.find('20200101T000000Z-00000000')).toBeNull();
  });

  it('looks for a move every second, or every five while the store is down', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    try {
      const { store } = await storeWith('1.0.0');
      await promote(store, { releases: { news: '1.0.0' } }, who);
      const editions = await following(store).started;
      const look = jest.spyOn(store, 'moveNumbers').mockResolvedValue([1]);
      // Pauses vary by a quarter.
      await jest.advanceTimersByTimeAsync(12_500);
      expect(look.mock.calls.length).toBeGreaterThanOrEqual(10);
      look.mockRejectedValue(new StoreUnavailable('no response'));
      await jest.advanceTimersByTimeAsync(60_000);
      look.mockClear();
      await jest.advanceTimersByTimeAsync(62_500);
      expect(look.mock.calls.length).toBeGreaterThanOrEqual(10);
      editions.close();
    } finally {
      jest.useRealTimers();
    }
  });

  it('finds an edition that another server already serves, and reads the store rarely, whatever is requested', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    const editions = await following(store).started;
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    const list = jest.spyOn(store, 'editions');
    expect((await editions.find(second.edition))?.releases).toEqual({ news: '2.0.0' });
    const unknown = Array.from({ length: 100 }, (_, i) =>
      editions.find(`20200101T000000Z-000000${10 + (i % 90)}`),
    );
    expect(new Set(await Promise.all([...unknown, editions.find('../x')]))).toEqual(new Set([null]));
    // Includes the polls, one of which may have run in between.
    expect(list.mock.calls.length).toBeLessThan(6);
    // Each search for a replacement release ends at a pruned edition: each of its pages waited a second for the next list.
    const listed = list.mock.calls.length;
    expect(await editions.find('20200101T000000Z-00000010')).toBeNull();
    expect(list.mock.calls.length).toBe(listed);
    list.mockRejectedValue(new StoreUnavailable('no response'));
    expect(await editions.find('20200101T000000Z-00000000')).toBeNull();
    editions.close();
  });

  it('tries a move again at the next poll if the store failed in the middle of it', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    let isAway = false;
    const { started, refused } = following(store, async () => {
      if (isAway) throw new StoreUnavailable('no response');
    });
    const editions = await started;
    const { edition } = await promote(store, { releases: { news: '2.0.0' } }, who);
    isAway = true;
    await editions.refresh();
    await editions.refresh();
    expect(refused).toHaveLength(1);
    isAway = false;
    await editions.refresh();
    editions.close();
    expect(editions.live().edition.id).toBe(edition);
  });

  it.each(['nonsense', '{"edition":"20261121T000000Z-00000000"}', ''])(
    'keeps the last good edition when live says %j, and reports it once',
    async (pointer) => {
      const { store, folder } = await storeWith('1.0.0');
      const first = await promote(store, { releases: { news: '1.0.0' } }, who);
      const { started, refused } = following(store);
      const editions = await started;
      await writeFile(path.join(folder, 'live', '0000000002.json'), pointer);
      await editions.refresh();
      await editions.refresh();
      editions.close();
      expect(editions.live().edition.id).toBe(first.edition);
      expect(refused).toHaveLength(1);
    },
  );

  it('starts with the last good edition when the newest is broken', async () => {
    const { store, folder } = await storeWith('1.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    await writeFile(path.join(folder, 'live', '0000000002.json'), 'nonsense');
    const editions = await following(store).started;
    editions.close();
    expect(editions.live().edition.id).toBe(first.edition);
  });

  it('does not start with an earlier edition if the newest is only late', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    for (const news of ['1.0.0', '2.0.0']) await promote(store, { releases: { news } }, who);
    const { started } = following(store, async ({ releases }) => {
      if (releases['news'] === '2.0.0') throw new StoreUnavailable('no response within 20 seconds');
    });
    await expect(started).rejects.toThrow(StoreUnavailable);
  });

  it('says why not even the last edition can be served', async () => {
    const { store } = await storeWith('1.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    const { started } = following(store, () => Promise.reject(new Error('The shell is gone.')));
    await expect(started).rejects.toThrow('Promote releases that can. The last one: The shell is gone.');
  });

  it('keeps the last good edition when a new one cannot be prepared', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const { started, refused } = following(store, async ({ releases }) => {
      if (releases['news'] === '2.0.0') throw new Error('no shell');
    });
    const editions = await started;
    await promote(store, { releases: { news: '2.0.0' } }, who);
    await editions.refresh();
    editions.close();
    expect(editions.live().edition.id).toBe(first.edition);
    expect(refused).toHaveLength(1);
  });

  it('tries an edition again that could not be prepared: its files may have been unavailable', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    let reachable = false;
    const { started, refused, clock } = following(store, async ({ releases }) => {
      if (releases['news'] === '2.0.0' && !reachable) throw new Error('no response');
    });
    const editions = await started;
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await editions.refresh();
    clock.now += 30_000;
    await editions.refresh();
    expect(refused).toHaveLength(1);
    reachable = true;
    await editions.refresh();
    expect(editions.live().edition.id).toBe(first.edition);
    clock.now += 30_000;
    await editions.refresh();
    editions.close();
    expect(editions.live().edition.id).toBe(second.edition);
  });

  it('tries it again in time even if the clock was set back by hours', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    let reachable = false;
    const editions = await FollowedEditions.follow({
      store,
      changed: () => {},
      record: () => {},
      prepare: async ({ releases }) => {
        if (releases['news'] === '2.0.0' && !reachable) throw new Error('no response');
      },
    });
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await editions.refresh();
    reachable = true;
    const date = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
    await editions.refresh();
    editions.close();
    date.mockRestore();
    clock.mockRestore();
    expect(editions.live().edition.id).toBe(second.edition);
  });

  it('does not return to an earlier edition when a slow refresh ends after a fast one', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0', '3.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    let go = (): void => {};
    const { started } = following(store, async ({ releases }) => {
      if (releases['news'] === '2.0.0') await new Promise<void>((resolve) => (go = resolve));
    });
    const editions = await started;
    await promote(store, { releases: { news: '2.0.0' } }, who);
    const slow = editions.refresh();
    const third = await promote(store, { releases: { news: '3.0.0' } }, who);
    await editions.refresh();
    go();
    await slow;
    editions.close();
    expect(editions.live().edition.id).toBe(third.edition);
  });

  it('reports once that the store is down, and once that it is back', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const { started, taken, refused } = following(store);
    const editions = await started;
    const moveNumbers = jest.spyOn(store, 'moveNumbers').mockRejectedValue(new Error('connection refused'));
    for (let poll = 0; poll < 5; poll += 1) {
      // Polls follow each other.
      await editions.refresh();
    }
    expect(refused).toHaveLength(1);
    expect(taken).toHaveLength(1);
    moveNumbers.mockRestore();
    await editions.refresh();
    await editions.refresh();
    expect(taken).toHaveLength(2);
    expect(taken.at(-1)).toBe(first.edition);

    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    await editions.refresh();
    editions.close();
    expect(editions.live().edition.id).toBe(second.edition);
    expect(refused).toHaveLength(1);
  });

  it('has the current canary besides the live edition', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    await promote(store, { releases: { news: '1.0.0' } }, who);
    const move = await promote(store, { releases: { news: '2.0.0' }, canaryPercent: 10 }, who);
    const editions = await following(store).started;
    editions.close();
    expect(editions.live().canary).toMatchObject({ percent: 10, edition: { id: move.canary?.edition } });
  });

  it('reads a canary again if the store failed in the middle of it, and reports that once', async () => {
    const { store } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    let isAway = true;
    const { started, refused, changed } = following(store, async ({ releases }) => {
      if (releases['news'] === '2.0.0' && isAway) throw new StoreUnavailable('no response');
    });
    const editions = await started;
    const { canary } = await promote(store, { releases: { news: '2.0.0' }, canaryPercent: 10 }, who);
    await editions.refresh();
    await editions.refresh();
    expect(editions.live()).toMatchObject({ edition: { id: first.edition }, canary: null });
    expect(refused).toHaveLength(1);
    isAway = false;
    await editions.refresh();
    editions.close();
    expect(editions.live().canary?.edition.id).toBe(canary?.edition);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('refuses an altered edition that a tab asked for before it became live', async () => {
    const { store, folder } = await storeWith('1.0.0', '2.0.0');
    const first = await promote(store, { releases: { news: '1.0.0' } }, who);
    const editions = await following(store).started;
    const { edition: id } = await promote(store, { releases: { news: '2.0.0' } }, who);
    const [move, edition] = [
      path.join(folder, 'live/0000000002.json'),
      path.join(folder, `editions/${id}.json`),
    ];
    const moved = await readFile(move);
    await rm(move);
    await writeFile(edition, (await readFile(edition, 'utf8')).replace(/"a test"/, '"another"'));
    expect(await editions.find(id)).toMatchObject({ by: 'another' });
    await writeFile(move, moved);
    await editions.refresh();
    editions.close();
    expect(editions.live().edition.id).toBe(first.edition);
  });

  it('says what to do when nothing was ever promoted', async () => {
    const { store } = await temporaryStore();
    await expect(following(store).started).rejects.toThrow('npm start');
  });
});
