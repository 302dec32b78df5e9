// npm run bytes: sizes of scripts, compared with their budgets and with main.
import './lib/check-node.mjs';
import { launch } from './lib/launch.mjs';

await launch(['scripts/bytes/show-bytes.ts', ...process.argv.slice(2)]);
