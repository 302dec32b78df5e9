// npm start: install, build what is stale, publish the builds, and run the site. Needs nothing but Node.
import path from 'node:path';
import { spawn } from 'node:child_process';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';

checkNode();
await ensureInstalled();
process.env.NODE_ENV ??= 'production';
await prepare();
// What a setting names without saying where is meant from here, whichever folder npm was called in.
process.chdir(ROOT);
// In this process, which has loaded nothing else: the server is the only one that stays.
await import('../shell/dist/host/main.mjs');

/** Builds and publishes in a process that ends. Where that fails, or is told to end, so does this one. */
async function prepare() {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('scripts', 'prepare-site.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const passOn = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
  if (code !== 0) process.exit(code ?? 1);
}
