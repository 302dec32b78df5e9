// npm run edition -- <command>: manages releases and editions. Only results go to standard output, for scripts to read.
import './lib/check-node.mjs';
import { launch } from './lib/launch.mjs';
import { note } from './lib/say.mjs';

await launch(['shell/commands/main.ts', ...process.argv.slice(2)], { log: note, input: 'inherit' });
