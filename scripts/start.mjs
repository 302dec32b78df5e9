// npm start: install, build what is stale, publish the builds, and run the site. Needs nothing but Node.
import path from 'node:path';
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';

checkNode();
await ensureInstalled();
const child = spawn(process.execPath, ['--import', 'tsx', path.join('scripts', 'start-site.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
