import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTS } from './load.ts';

it('every document has a picture', () => {
  const files = readdirSync(path.join(__dirname, 'previews'));
  expect(files.toSorted()).toEqual(DOCUMENTS.map(({ id }) => `${id}.svg`).toSorted());
});
