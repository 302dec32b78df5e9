// npm run new-remote <name>: a new section, with a page that runs, tests and releases.
import path from 'node:path';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

checkNode();
await ensureInstalled();
const main = path.join('scripts', 'new-remote', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: ROOT,
});
process.exit(code);
