import '../lib/no-arguments.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { generatedFiles } from './generated-files.ts';

/** npm run alarms: writes every file that is generated from the table of alarms. */
for (const [file, text] of generatedFiles()) {
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  writeFileSync(path.join(ROOT, file), text);
}
