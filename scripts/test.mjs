// npm test: what must hold, on a machine with nothing but Node. Ends with "N passed, N failed". See docs/testing.md.
import path from 'node:path';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

checkNode();
await ensureInstalled();
const main = path.join('scripts', 'test', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: ROOT,
  // Watching asks the keyboard what to do.
  input: 'inherit',
});
process.exit(code);
