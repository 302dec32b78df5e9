// npm run dev: runs the whole site from the workspaces, with Fast Refresh in shell and remotes.
import './lib/check-node.mjs';
import './lib/no-arguments.mjs';
import path from 'node:path';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from '../build/run.mjs';

await ensureInstalled();
const program = ['--import', './scripts/lib/exit-on-signal.mjs', path.join('scripts', 'dev-site.ts')];
const { code } = await run(process.execPath, ['--import', 'tsx', ...program], {
  cwd: ROOT,
  env: { NODE_ENV: 'development' },
});
process.exit(code);
