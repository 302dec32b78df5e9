// npm run new-remote <name>: creates a remote with a sample page, ready to run, test and release.
import './lib/check-node.mjs';
import path from 'node:path';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from '../build/run.mjs';

await ensureInstalled();
const main = path.join('scripts', 'new-remote', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: ROOT,
});
process.exit(code);
