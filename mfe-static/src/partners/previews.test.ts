import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTS } from './documents.ts';
import { allPreviews } from './preview-press/all-previews.ts';

const FOLDER = path.join(__dirname, 'previews');

it('every document has a picture, drawn by the press as it is now', () => {
  const previews = allPreviews();
  expect(previews.map(({ file }) => file)).toEqual(DOCUMENTS.map(({ id }) => `${id}.svg`));
  expect(readdirSync(FOLDER)).toHaveLength(previews.length);
  for (const { file, svg } of previews) expect(readFileSync(path.join(FOLDER, file), 'utf8')).toBe(svg);
});
