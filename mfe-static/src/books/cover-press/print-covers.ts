import { writeFileSync } from 'node:fs';
import { allCovers } from './all-covers.ts';

// `npm run covers -w mfe-static` draws the files anew after a change to a title, a design or the plan.
for (const { file, svg } of allCovers()) writeFileSync(new URL(`../covers/${file}`, import.meta.url), svg);
