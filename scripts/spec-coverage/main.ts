import '../lib/no-arguments.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { coveragePage } from './coverage-page.ts';

writeFileSync(path.join(ROOT, 'docs/spec-coverage.md'), coveragePage());
