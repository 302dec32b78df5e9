import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrCreateKey } from './picture-key.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'key-'))));

test('a key is made once, kept, and readable for its owner only', () => {
  const file = path.join(folder, 'var', 'pictures.key');
  const key = readOrCreateKey(file);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateKey(file)).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['pictures.key']);
});

test.each(['', '\n', 'short'])('a file with %j for a key is refused, with what to do', (text) => {
  const file = path.join(folder, 'pictures.key');
  writeFileSync(file, text);
  expect(() => readOrCreateKey(file)).toThrow('pictures.key has no key of at least 32 characters; delete it');
});

test('a place that cannot be written to is named, with what to do', () => {
  // A path below a file fails even for root.
  const file = path.join(import.meta.filename, 'pictures.key');
  expect(() => readOrCreateKey(file)).toThrow(/pictures\.key/);
});
