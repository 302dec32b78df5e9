import { readServerSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { runEdition } from './run-edition.ts';

// A reader such as "head" may have had enough before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const code = await runEdition(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  store: async () => openStore(readServerSettings(process.env).editions),
  // Loaded when it is asked: it brings a browser and React along, which "list" need not wait for.
  gate: async (...asked) => (await import('../gate/run-gate.ts')).runGate(...asked),
});
// What a checked release left running in this process does not hold it up.
process.stdout.write('', () => process.exit(code));
