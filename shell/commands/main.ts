import { programFolder } from '../../build/paths.ts';
import { PROGRAMS } from '../../build/programs.ts';
import { endWithReader } from './end-with-reader.ts';
import { misspelledSettings } from '../server/settings/misspelled-settings.ts';
import { readServerSettings } from '../server/settings/settings.ts';
import { openStore } from '../store/open-store.ts';
import { runEdition } from './run-edition.ts';

endWithReader();

for (const message of misspelledSettings(process.env)) process.stderr.write(`${message}\n`);
const code = await runEdition(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  store: async () => openStore(readServerSettings(process.env)),
  // Loaded on demand: it imports React and a browser driver.
  gate: async (...args) => (await import('../gate/run-gate.ts')).runGate(...args),
  programs: new Map(PROGRAMS.map((name) => [name, programFolder(name)])),
  here: null,
});
// Exits even if something keeps the event loop alive.
process.stdout.write('', () => process.exit(code));
