// npm test: runs the tests; needs only Node. Ends with "N passed, N failed". See docs/testing.md.
import './lib/check-node.mjs';
import path from 'node:path';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from '../build/run.mjs';

await ensureInstalled();
const main = path.join('scripts', 'test', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: ROOT,
  // `--watch` reads the keyboard.
  input: 'inherit',
});
process.exit(code);
