import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptKey } from './picture-key.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'key-'))));

test('a key is made once, kept, and readable for its owner only', () => {
  const file = path.join(folder, 'var', 'pictures.key');
  const key = keptKey(file);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(keptKey(file)).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['pictures.key']);
});

test('a place that cannot be written to is named, with what to do', () => {
  // A file cannot be a folder, not even for the superuser.
  const file = path.join(import.meta.filename, 'pictures.key');
  expect(() => keptKey(file)).toThrow(/pictures\.key/);
});
