import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from './read-tokens.ts';

const CSS = readFileSync(path.join(__dirname, '..', 'design', 'tokens.css'), 'utf8');

test('every variable that tokens.css declares is read, once', () => {
  const declared = new Set(Array.from(CSS.matchAll(/^ *(--[\w-]+):/gm), ([, name]) => name));
  const read = readTokens(CSS).map(({ name }) => name);
  expect(new Set(read)).toEqual(declared);
  expect(read).toHaveLength(declared.size);
});

test('a token has its value for narrow screens and the note beside it', () => {
  expect(readTokens(CSS)).toContainEqual({ name: '--gutter', value: '16px', note: 'page edge' });
});
