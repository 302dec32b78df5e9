import { EditionStore } from './edition-store.ts';
import { promote } from './promote.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { publishRelease } from './publish-release.ts';
import { S3Imitation, type StorageFaults } from './testing/s3-imitation.ts';
import { temporaryRelease } from './testing/temporary-release.ts';

const who = { by: 'a test', note: '' };

let storage: S3Imitation;
beforeEach(async () => {
  storage = await S3Imitation.start();
});
afterEach(() => storage.stop());

it('a storage without faults passes the probe, which leaves nothing behind', async () => {
  const objects = storage.objects();
  expect(await objects.create('live/1', Buffer.from('a move'))).toBe(true);
  expect(await objects.create('live/1', Buffer.from('another'))).toBe(false);
  expect(await objects.list('')).toEqual(['live/1']);
});

describe('a storage is refused with a message, and not written to, that', () => {
  it.each<[string, StorageFaults, string]>([
    [
      'lets three of sixteen concurrent writers win',
      { winners: 3 },
      'of 16 concurrent writes of a new object 3 succeeded',
    ],
    ['lets two win', { winners: 2 }, 'of 16 concurrent writes of a new object 2 succeeded'],
    [
      'ignores the condition',
      { ignoresCondition: true },
      'of 16 concurrent writes of a new object 16 succeeded',
    ],
    ['has lost its quorum', { lostQuorum: true }, 'of 16 concurrent writes of a new object 16 succeeded'],
    ['lists late', { listLags: true }, 'an object that was just written is not listed'],
  ])('%s', async (_, faults, message) => {
    storage.faults = faults;
    const objects = storage.objects();
    await expect(objects.create('live/1', Buffer.from('a move'))).rejects.toThrow(
      `s3://bucket does not honor conditional writes: ${message}`,
    );
    storage.faults = {};
    expect(await objects.list('live/')).toEqual([]);
  });

  it('started to fail after another process wrote to it', async () => {
    expect(await storage.objects().create('live/1', Buffer.from('a move'))).toBe(true);
    storage.faults = { lostQuorum: true };
    await expect(storage.objects().create('live/1', Buffer.from('another'))).rejects.toThrow('16 succeeded');
  });
});

describe('faults that appear after the check are survived:', () => {
  /** Two processes that have already checked the storage. */
  async function probed(): Promise<EditionStore> {
    const objects = storage.objects();
    const store = new EditionStore(objects);
    for (const version of ['1.0.0', '2.0.0'])
      await publishRelease(store, await temporaryRelease('news', version));
    await promote(store, { releases: { news: '1.0.0' } }, who);
    return store;
  }

  it('with a list that lags no move is lost, and the last one is found', async () => {
    const store = await probed();
    storage.faults = { listLags: true };
    const second = await promote(store, { releases: { news: '2.0.0' } }, who);
    expect(second.number).toBe(2);
    expect(await store.live()).toEqual(second);
    const third = await promote(store, { releases: { news: '1.0.0' } }, who);
    expect(third.number).toBe(3);
    expect(await store.moveNumbers()).toEqual([1, 2, 3]);
    expect(await store.moveNumbers(2)).toEqual([3]);
  });

  it('a promoter whose move was replaced by another one is not told that it won', async () => {
    const store = await probed();
    storage.faults = { ignoresCondition: true };
    const live = await store.live();
    if (!live) throw new Error('Nothing is live.');
    const moves = ['one', 'two'].map((by) => ({ ...live, number: 2, by }));
    const won = await Promise.all(moves.map((move) => store.addMove(move)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(moves[won.indexOf(true)]).toEqual(await store.move(2));
  });

  it.each<StorageFaults>([{ cutsReads: 'objects' }, { cutsReads: 'lists' }, { cutsListsSilently: true }])(
    'a truncated read counts as no response: %j',
    async (faults) => {
      const store = await probed();
      const before = await store.live();
      storage.faults = faults;
      // The SDK does not know the network errors of Jest's world, so this one is no StoreUnavailable here.
      const refused = faults.cutsReads === 'lists' ? Error : StoreUnavailable;
      await expect(store.live()).rejects.toThrow(refused);
      await expect(promote(store, { releases: { news: '2.0.0' } }, who)).rejects.toThrow(refused);
      storage.faults = {};
      expect(await store.live()).toEqual(before);
    },
  );
});
