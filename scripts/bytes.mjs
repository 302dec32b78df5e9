// npm run bytes: what readers are asked to fetch of scripts, against the budgets and against main.
import path from 'node:path';
import { checkNode, ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

checkNode();
await ensureInstalled();
const command = ['--import', 'tsx', path.join('scripts', 'bytes', 'show-bytes.ts'), ...process.argv.slice(2)];
process.exit((await run(process.execPath, command, { cwd: ROOT })).code);
