// npm run edition -- <command>: manages releases and editions. Only results go to standard output, for scripts to read.
import './lib/check-node.mjs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { note } from './lib/say.mjs';

await ensureInstalled(note);
const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join('shell', 'server', 'commands', 'main.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
