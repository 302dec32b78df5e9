import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDiskCache } from './disk-cache.ts';

let folder: string;
let troubles: unknown[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  troubles = [];
});
afterEach(() => {
  if (troubles.length > 0) throw new Error(`The disk refused something: ${troubles.join(', ')}`);
});

const open = (maxBytes = 10_000) => openDiskCache(folder, maxBytes, (error) => troubles.push(error));
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
const fileOf = (key: string): string => path.join(folder, key.slice(0, 2), key);
const filesIn = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
/** Waits for removals in the background. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('what was kept is there after a restart, byte for byte', async () => {
  const bytes = Buffer.from('a picture');
  const { digest } = await (await open()).write(keyOf('one'), bytes);
  expect(digest).toBe(createHash('sha256').update(bytes).digest('base64url'));
  expect(await (await open()).read(keyOf('one'))).toEqual({ bytes, digest });
  expect(await (await open()).read(keyOf('two'))).toBeNull();
  expect(filesIn()).toEqual([keyOf('one')]);
});

test('the folder never exceeds its limit: the least recently used files are removed', async () => {
  const kept = await open(3500);
  for (const name of ['one', 'two', 'three'])
    // oxlint-disable-next-line no-await-in-loop
    await kept.write(keyOf(name), Buffer.alloc(1000));
  await kept.read(keyOf('one'));
  await kept.write(keyOf('four'), Buffer.alloc(1000));
  await settled();
  expect(filesIn().toSorted()).toEqual(['one', 'three', 'four'].map(keyOf).toSorted());
});

test('the limit and the order of use include files of an earlier process', async () => {
  const before = await open(10_000);
  for (const [i, name] of ['one', 'two', 'three'].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await before.write(keyOf(name), Buffer.alloc(1000));
    const hoursAgo = Date.now() / 1000 - 3600 * (10 - i);
    utimesSync(fileOf(keyOf(name)), hoursAgo, hoursAgo);
  }
  await (await open(10_000)).read(keyOf('one'));
  await settled();
  await open(2500);
  await settled();
  expect(filesIn().toSorted()).toEqual(['one', 'three'].map(keyOf).toSorted());
});

test.each([
  ['cut short', (file: Buffer) => file.subarray(0, -1)],
  ['altered', (file: Buffer) => Buffer.from(file).fill(7, 40, 41)],
  ['emptied', () => Buffer.alloc(0)],
  ['replaced by something else', () => Buffer.from('<svg onload="alert(1)">')],
])('a file that was %s is not believed, and goes', async (_how, change) => {
  const kept = await open();
  const key = keyOf('one');
  await kept.write(key, Buffer.from('a picture'));
  writeFileSync(fileOf(key), change(readFileSync(fileOf(key))));
  expect(await kept.read(key)).toBeNull();
  await settled();
  expect(filesIn()).toEqual([]);
});

test('a partial file of a crash is removed at the next start, one that is being written is not', async () => {
  const key = keyOf('one');
  await (await open()).write(key, Buffer.from('a picture'));
  writeFileSync(`${fileOf(key)}.part-old`, 'half');
  utimesSync(`${fileOf(key)}.part-old`, 1, 1);
  writeFileSync(`${fileOf(key)}.part-new`, 'half');
  await open();
  expect(filesIn().toSorted()).toEqual([key, `${key}.part-new`]);
});

test('files of others are left alone', async () => {
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  const kept = await open(100);
  await kept.write(keyOf('one'), Buffer.alloc(60));
  await kept.write(keyOf('two'), Buffer.alloc(60));
  await settled();
  expect(filesIn().toSorted()).toEqual([keyOf('two'), 'notes.txt'].toSorted());
});

test('what is larger than the whole bound is not kept', async () => {
  const kept = await open(100);
  expect((await kept.write(keyOf('one'), Buffer.alloc(200))).bytes).toHaveLength(200);
  expect(filesIn()).toEqual([]);
});

test('a disk that refuses costs the keeping, not the picture', async () => {
  const kept = await open();
  const key = keyOf('one');
  // A file blocks the subfolder.
  writeFileSync(path.join(folder, key.slice(0, 2)), '');
  expect((await kept.write(key, Buffer.from('a picture'))).bytes.toString()).toBe('a picture');
  expect(await kept.read(key)).toBeNull();
  expect(troubles.splice(0).length).toBeGreaterThan(0);
});

test('a file in place of a subfolder is reported, and disables only that subfolder', async () => {
  const key = keyOf('one');
  await (await open()).write(key, Buffer.from('a picture'));
  writeFileSync(path.join(folder, key.startsWith('00') ? '01' : '00'), '');
  expect(await (await open()).read(key)).not.toBeNull();
  expect(troubles.splice(0)).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
});

test('a folder that cannot be created is named, with what to do', async () => {
  const inAFile = path.join(import.meta.filename, 'pictures');
  await expect(openDiskCache(inAFile, 100, () => {})).rejects.toThrow(
    /pictures cannot be created; set PICTURES_DIR/,
  );
});
