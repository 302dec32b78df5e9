// npm run bytes: sizes of scripts, compared with their budgets and with main.
import './lib/check-node.mjs';
import path from 'node:path';
import { ensureInstalled, ROOT } from './lib/ensure-installed.mjs';
import { run } from '../build/run.mjs';

await ensureInstalled();
const command = ['--import', 'tsx', path.join('scripts', 'bytes', 'show-bytes.ts'), ...process.argv.slice(2)];
process.exit((await run(process.execPath, command, { cwd: ROOT })).code);
