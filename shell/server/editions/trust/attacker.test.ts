import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { stoppedClock } from '../../../lib/testing/stopped-clock.ts';
import { randomNumbers } from '../../../lib/testing/random-numbers.ts';
import type { EditionStore } from '../../../store/edition-store.ts';
import type { FileObjects } from '../../../store/file-objects.ts';
import { moveKey } from '../../../store/object-keys.ts';
import { publishRelease } from '../../../store/publish-release.ts';
import { temporaryRelease } from '../../../store/testing/temporary-release.ts';
import { alterations, type Alteration, type Objects } from '../../../store/trust/testing/attacker.ts';
import { publishAndPromote, signedStore } from '../../../store/trust/testing/signed-store.ts';
import { verifyAll } from '../../../store/verify/verify-editions.ts';
import { verifiedFile } from '../../../store/verify/verified-file.ts';
import { verifyHistory } from '../../../store/verify/verify-history.ts';
import { FollowedEditions } from '../followed-editions.ts';

const SEED = 20;
const ALTERATIONS = 100;

it('changes to the store by somebody without a key are not served, and every alarm names the object', async () => {
  const { objects, pipeline, server } = await signedStore('1', '2', '3');
  await publishAndPromote(pipeline, 'blog', '1');
  await publishRelease(pipeline, await temporaryRelease('news', '4'));
  const before = await allObjects(objects);
  const clock = stoppedClock(0);
  const { store, alarms, editions } = await follow(server());
  const { edition } = editions.live();
  const attacks = alterations(before, randomNumbers(SEED));
  const kinds = new Set<string>();
  for (let count = 0; count < ALTERATIONS; count += 1) {
    const attack = attacks.next().value;
    kinds.add(attack.kind);
    const about = `alteration ${count}: ${attack.kind} ${[...attack.changes.keys()].join(', ')}`;
    await apply(objects, attack.changes);
    alarms.clear();
    // Refused objects are tried again.
    clock.now += 60_000;
    await editions.refresh();
    // Readers keep their edition, and none of its files changed.
    expect([about, editions.live()]).toEqual([about, { edition, canary: null }]);
    await requireGenuine(store, edition, before, about);
    // A server that starts now may use an earlier edition, but only a signed one.
    const started = await follow(server());
    const now = started.editions.live().edition;
    expect([about, before.has(`editions/${now.id}.json`)]).toEqual([about, true]);
    await requireGenuine(started.store, now, before, about);
    expect([about, await unnamed(server(), attack, alarms)]).toEqual([about, []]);
    await apply(objects, new Map([...attack.changes.keys()].map((key) => [key, before.get(key) ?? null])));
    clock.now += 60_000;
    await editions.refresh();
  }
  expect(kinds.size).toBeGreaterThan(10);
}, 60_000);

async function follow(store: EditionStore) {
  const alarms = new Set<string>();
  store.onRefused = ({ object }) => alarms.add(object);
  const editions = await FollowedEditions.follow({
    store,
    prepare: async () => {},
    changed: () => {},
    record: () => {},
  });
  editions.close();
  return { store, alarms, editions };
}

/** Reads all that readers can get of an edition. Refused objects are never served. */
async function requireGenuine(store: EditionStore, edition: Edition, genuine: Objects, about: string) {
  for (const [name, version] of Object.entries(edition.releases)) {
    const release = await store.release(name, version).catch(() => null);
    for (const { path } of release?.files ?? []) {
      const key = `releases/${name}/${version}/${path}`;
      const body = await verifiedFile(store, release ?? never(), path).catch(() => null);
      expect([about, key, body?.equals(genuine.get(key) ?? Buffer.from('none')) ?? true]).toEqual([
        about,
        key,
        true,
      ]);
    }
  }
}

/**
 * Of what was altered, the objects that neither the server nor `edition verify` names. A refused release.json names its
 * files.
 */
async function unnamed(
  store: EditionStore,
  { changes }: Alteration,
  alarms: ReadonlySet<string>,
): Promise<string[]> {
  const history = await verifyHistory(store);
  const live = history.moves.at(-1);
  const proof = await verifyAll(store, live ? [{ id: live.edition, digest: live.digest }] : []);
  const named = new Set([
    ...alarms,
    ...Array.from({ length: history.gone }, (_, i) => moveKey(i + 1)),
    ...[...history.problems, ...proof.problems].map(({ object }) => object),
  ]);
  const unused = proof.unused.join('\n');
  const isNamed = (key: string) => named.has(key) || unused.includes(`"${key}"`);
  return [...changes.keys()].filter((key) => !isNamed(key) && !isNamed(releaseJsonOf(key)));
}

function releaseJsonOf(key: string): string {
  return `${key.split('/').slice(0, 3).join('/')}/release.json`;
}

async function allObjects(objects: FileObjects): Promise<Objects> {
  const keys = await objects.list('');
  return new Map(
    await Promise.all(keys.map(async (key) => [key, (await objects.get(key)) ?? never()] as const)),
  );
}

async function apply(objects: FileObjects, changes: Alteration['changes']): Promise<void> {
  for (const [key, body] of changes) await (body === null ? objects.remove(key) : objects.put(key, body));
}

function never(): never {
  throw new Error('It was there a moment ago.');
}
