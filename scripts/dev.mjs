// npm run dev: the whole site from the workspaces, with Fast Refresh in shell and remotes.
import path from 'node:path';
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';

checkNode();
await ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', path.join('scripts', 'dev-site.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
