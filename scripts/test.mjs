// npm test: runs the tests; needs only Node. Ends with "N passed, N failed". See docs/testing.md.
import './lib/check-node.mjs';
import { launch } from './lib/launch.mjs';

// `--watch` reads the keyboard.
await launch(['scripts/test/main.ts', ...process.argv.slice(2)], { input: 'inherit' });
