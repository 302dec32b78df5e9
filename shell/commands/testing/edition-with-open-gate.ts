import { runEdition } from '../run-edition.ts';
import { openStore } from '../../store/open-store.ts';
import { openGate } from './open-gate.ts';

/** The command line as a separate process, for tests with two at once. The test releases are too small for the real gate. */
process.exitCode = await runEdition(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  store: async () => openStore({ editions: process.env['EDITIONS'] ?? '' }),
  gate: openGate,
  programs: new Map(),
  here: null,
});
