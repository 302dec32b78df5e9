// npm run new-remote <name>: creates a remote with a sample page, ready to run, test and release.
import './lib/check-node.mjs';
import { launch } from './lib/launch.mjs';

await launch(['scripts/new-remote/main.ts', ...process.argv.slice(2)]);
