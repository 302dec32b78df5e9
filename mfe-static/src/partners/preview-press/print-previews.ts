import { writeFileSync } from 'node:fs';
import { allPreviews } from './all-previews.ts';

// `npm run previews -w mfe-static` draws the files anew after a change to a document's title or picture.
for (const { file, svg } of allPreviews())
  writeFileSync(new URL(`../previews/${file}`, import.meta.url), svg);
