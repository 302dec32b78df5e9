// npm start: installs, builds what is stale, publishes the builds, and runs the site. Needs only Node.
import './lib/check-node.mjs';
import './lib/no-arguments.mjs';
import path from 'node:path';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from '../build/run.mjs';

await ensureInstalled();
process.env.NODE_ENV ??= 'production';
// In a process that ends, so that none of it stays in the server's memory.
const prepare = ['--import', 'tsx', path.join('scripts', 'prepare-site.ts')];
const { code } = await run(process.execPath, prepare, { cwd: ROOT });
if (code !== 0) process.exit(code);
// Relative paths in settings start here, whichever folder npm was called in.
process.chdir(ROOT);
// In this process, so that only one stays.
await import('../shell/dist/host/main.mjs');
