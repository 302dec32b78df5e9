import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { EditionStore } from '../../../store/edition-store.ts';
import { moveKey } from '../../../store/object-keys.ts';
import { haltCanary } from '../../../store/moves.ts';
import { promote } from '../../../store/promote.ts';
import { publishRelease } from '../../../store/publish-release.ts';
import { temporaryRelease, temporaryStore } from '../../../store/testing/temporary-release.ts';
import { keyPair, publishAndPromote, signedStore, who } from '../../../store/trust/testing/signed-store.ts';
import { FollowedEditions } from '../followed-editions.ts';

/** A server that follows the store, and the objects that it raised an alarm about. */
async function following(store: EditionStore, atLeast = 0) {
  const alarms: string[] = [];
  const refused: TelemetryEvent[] = [];
  store.onRefused = ({ object }) => alarms.push(object);
  const clock = stoppedClock(1_000_000);
  const editions = await FollowedEditions.follow({
    store,
    atLeast,
    prepare: async () => {},
    changed: () => {},
    record: (event) => event.event === 'edition-refused' && refused.push(event),
  });
  editions.close();
  return {
    alarms,
    refused,
    poll: async () => {
      clock.now += 1000;
      await editions.refresh();
    },
    refresh: async () => {
      clock.now += 60_000;
      await editions.refresh();
    },
    news: () => editions.live().edition.releases['news'],
    find: (id: string) => editions.find(id),
  };
}

it('follows signed moves, past invalid ones', async () => {
  const { pipeline, server, read, write } = await signedStore('1');
  const site = await following(server());
  for (const number of [2, 3, 5_000]) await write(moveKey(number), await read(moveKey(1)));
  await site.refresh();
  expect(site.news()).toBe('1');
  expect(new Set(site.alarms)).toEqual(new Set([2, 3, 5_000].map(moveKey)));
  await publishAndPromote(pipeline, 'news', '2');
  await site.refresh();
  expect(site.news()).toBe('2');
  expect(site.refused).toHaveLength(3);
});

it('follows a signed move below any number of invalid ones', async () => {
  const { pipeline, server, read, write } = await signedStore('1');
  const site = await following(server());
  const copy = await read(moveKey(1));
  for (let number = 5_000; number < 6_100; number += 1) await write(moveKey(number), copy);
  await publishAndPromote(pipeline, 'news', '2');
  for (let polls = 0; polls < 3; polls += 1) await site.poll();
  expect(site.news()).toBe('2');
});

it('keeps its edition, and reports it, when its move is removed; and follows the next one', async () => {
  const { pipeline, server, remove } = await signedStore('1', '2');
  const site = await following(server());
  await remove(moveKey(2));
  await site.refresh();
  await site.refresh();
  expect(site.news()).toBe('2');
  expect(site.alarms).toEqual([moveKey(2)]);
  // The pipeline sees move 1, and makes its own move 2.
  await publishAndPromote(pipeline, 'news', '3');
  await site.refresh();
  expect(site.news()).toBe('3');
});

it('never follows a move that was signed before its own, whatever its number', async () => {
  const { pipeline, server, read, write, remove } = await signedStore('1', '2', '3', '4');
  const old = [await read(moveKey(3)), await read(moveKey(4))];
  await remove(moveKey(3));
  await remove(moveKey(4));
  await publishAndPromote(pipeline, 'news', '5');
  const site = await following(server());
  expect(site.news()).toBe('5');
  // Both were signed, with these numbers, before the history was cut.
  await write(moveKey(3), old[0] ?? '');
  await write(moveKey(4), old[1] ?? '');
  await site.refresh();
  expect(site.news()).toBe('5');
  expect(site.alarms).toContain(moveKey(4));
  await publishAndPromote(pipeline, 'news', '6');
  await site.refresh();
  expect(site.news()).toBe('6');
});

it('does not resume a canary if somebody replaces its end with its next step', async () => {
  const { pipeline, server, objects, remove } = await signedStore('1');
  await publishRelease(pipeline, await temporaryRelease('news', '2'));
  const canary = { canaryPercent: 5, steps: { next: [100], everySeconds: 0.001 } };
  const opened = await promote(pipeline, { releases: { news: '2' }, ...canary }, who);
  await haltCanary(server(), opened.canary?.edition ?? '', who);
  const site = await following(server());
  await remove(moveKey(3));
  const step = {
    action: 'promote',
    edition: opened.canary?.edition,
    digest: opened.canary?.digest,
    canary: null,
  };

  const before = integrityOf((await objects.get(moveKey(2))) ?? '');
  const { signature: _, ...rest } = await server().move(2);
  await objects.put(moveKey(4), Buffer.from(JSON.stringify({ ...rest, ...step, number: 4, before })));
  expect(await server().live()).toMatchObject({ number: 4 });
  await site.refresh();
  expect(site.news()).toBe('1');
  expect(site.alarms).toContain(moveKey(4));
});

it('does not start with a move earlier than LIVE_AT_LEAST', async () => {
  const { server, remove } = await signedStore('1', '2');
  await remove(moveKey(2));
  await expect(following(server(), 2)).rejects.toThrow(
    'the last move of live is number 1, and LIVE_AT_LEAST is 2',
  );
});

it('does not start with an earlier edition under a number that needs no key', async () => {
  const { pipeline, server, remove, objects } = await signedStore('1');
  await publishRelease(pipeline, await temporaryRelease('news', '2'));
  await promote(pipeline, { releases: { news: '2' }, canaryPercent: 5 }, who);
  await promote(pipeline, { releases: { news: '2' } }, who);
  await remove(moveKey(3));
  const before = integrityOf((await objects.get(moveKey(2))) ?? '');
  const { signature: _, ...opened } = await server().move(2);
  const halt = { ...opened, number: 3, action: 'halt', canary: null, before };
  await objects.put(moveKey(3), Buffer.from(JSON.stringify(halt)));
  await expect(following(server(), 3)).rejects.toThrow('Move 3 was made without a key after move 2');
  expect((await following(server(), 2)).news()).toBe('1');
});

it('does not give tabs a refused edition', async () => {
  const { pipeline, server, read, write } = await signedStore('1', '2');
  const live = await pipeline.live();
  const parent = (await pipeline.edition(live?.edition ?? '')).parent ?? '';
  const site = await following(server());
  const key = `editions/${parent}.json`;
  await write(key, (await read(key)).replace('"news": "1"', '"news": "2"'));
  expect(await site.find(parent)).toBeNull();
  expect(site.alarms).toEqual([key]);
});

it('keeps serving a store of earlier versions without migration, and trusts it after one promotion', async () => {
  const { store: old, folder } = await temporaryStore();
  await publishAndPromote(old, 'news', '1');
  await publishAndPromote(old, 'news', '2');
  // As earlier versions wrote it.
  for (const key of [...(await old.objects.list('live/')), ...(await old.objects.list('editions/'))]) {
    const {
      digests: _a,
      digest: _b,
      parentDigest: _c,
      before: _d,
      ...document
    } = JSON.parse(await readFile(path.join(folder, key), 'utf8')) as Record<string, unknown>;
    await writeFile(path.join(folder, key), JSON.stringify(document));
  }
  const { signing, trusted } = keyPair();
  const withoutKeys = await following(new EditionStore(old.objects));
  expect(withoutKeys.news()).toBe('2');
  await expect(following(new EditionStore(old.objects, { trusted }))).rejects.toThrow('it is not signed');
  await publishAndPromote(new EditionStore(old.objects, { signing }), 'news', '3');
  await withoutKeys.refresh();
  expect(withoutKeys.news()).toBe('3');
  expect(withoutKeys.alarms).toEqual([]);
  expect((await following(new EditionStore(old.objects, { trusted }))).news()).toBe('3');
});
