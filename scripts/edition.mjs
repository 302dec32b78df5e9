// npm run edition -- <command>: releases and editions. Only results go to standard output, so that scripts can read them.
import path from 'node:path';
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { note } from './lib/say.mjs';

checkNode();
await ensureInstalled(note);
const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join('shell', 'server', 'commands', 'main.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
