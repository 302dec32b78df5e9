import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { EditionStore } from '../edition-store.ts';
import { editionKey, moveKey } from '../object-keys.ts';
import { rollback } from '../moves.ts';
import { promote } from '../promote.ts';
import { publishRelease } from '../publish-release.ts';
import { temporaryRelease, temporaryStore } from '../testing/temporary-release.ts';

const who = { by: 'a test', note: '' };

async function promoted(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  for (const version of versions) {
    await publishRelease(store, await temporaryRelease('news', version));
    await promote(store, { releases: { news: version } }, who);
  }
  const read = async (key: string) => readFile(path.join(folder, key), 'utf8');
  const change = async (key: string, from: string | RegExp, to: string) =>
    writeFile(path.join(folder, key), (await read(key)).replace(from, to));
  return { store, read, change };
}

/** Another process on the same store. */
const opened = ({ objects }: EditionStore) => new EditionStore(objects);

it('names everything by its digest, from the last move down', async () => {
  const { store, read } = await promoted('1', '2');
  const live = await store.live();
  const edition = await store.edition(live?.edition ?? '');
  expect(live?.before).toBe(integrityOf(await read(moveKey(1))));
  expect(live?.digest).toBe(integrityOf(await read(editionKey(edition.id))));
  expect(edition.parentDigest).toBe(integrityOf(await read(editionKey(edition.parent ?? ''))));
  expect(edition.digests).toEqual({ news: integrityOf(await read('releases/news/2/release.json')) });
});

it('refuses a release.json that is not the promoted one, and says which', async () => {
  const { store, change } = await promoted('1');
  await change('releases/news/1/release.json', 'Test desk', 'Somebody');
  const after = opened(store);
  // Until an edition names it, it could be anything.
  expect((await after.release('news', '1')).owner).toBe('Somebody');
  await after.edition((await after.live())?.edition ?? '');
  await expect(after.release('news', '1')).rejects.toMatchObject({
    object: 'releases/news/1/release.json',
    message: expect.stringContaining('its digest differs'),
  });
});

it('refuses what is larger than any valid document', async () => {
  const { store, change } = await promoted('1');
  await change('releases/news/1/release.json', 'Test desk', 'x'.repeat(2 ** 20));
  await expect(opened(store).release('news', '1')).rejects.toMatchObject({
    object: 'releases/news/1/release.json',
    message: expect.stringContaining('the maximum is 1048576'),
  });
});

it('keeps the digest of a live release: the next promotion does not include a change of it', async () => {
  const { store, change } = await promoted('1');
  const before = (await store.edition((await store.live())?.edition ?? '')).digests;
  await change('releases/news/1/release.json', 'Test desk', 'Somebody');
  const after = opened(store);
  await publishRelease(after, await temporaryRelease('blog', '1'));
  await promote(after, { releases: { blog: '1' } }, who);
  expect((await after.edition((await after.live())?.edition ?? '')).digests).toMatchObject(before ?? {});
});

it('does not base a promotion on an altered edition, and does not roll back to one', async () => {
  const { store, change } = await promoted('1', '2');
  const live = await store.live();
  await change(editionKey(live?.edition ?? ''), '"note": ""', '"note": "!"');
  const after = opened(store);
  await publishRelease(after, await temporaryRelease('news', '3'));
  const refused = { object: editionKey(live?.edition ?? '') };
  await expect(promote(after, { releases: { news: '3' } }, who)).rejects.toMatchObject(refused);
  await expect(rollback(after, null, who)).rejects.toMatchObject(refused);
});

it('reads a store without digests, and names them with the next promotion', async () => {
  const { store, change } = await promoted('1', '2');
  for (const id of await store.editions()) {
    await change(editionKey(id), /"(?:parentDigest|digests)": (?:"[^"]*"|\{[^}]*\}),/g, '');
  }
  for (const number of await store.moveNumbers()) {
    await change(moveKey(number), /"(?:digest|before)": (?:"[^"]*"|null),/g, '');
  }
  const after = opened(store);
  const old = await after.live();
  expect(old).not.toHaveProperty('digest');
  expect((await after.edition(old?.edition ?? '')).digests).toBeUndefined();
  expect((await after.release('news', '2')).version).toBe('2');
  await publishRelease(after, await temporaryRelease('blog', '1'));
  await promote(after, { releases: { blog: '1' } }, who);
  const edition = await after.edition((await after.live())?.edition ?? '');
  expect(Object.keys(edition.digests ?? {})).toEqual(['blog', 'news']);
  expect(edition.parentDigest).toMatch(/^sha384-/);
});
