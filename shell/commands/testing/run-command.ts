import type { Gate, Output } from '../command-context.ts';
import { runEdition } from '../run-edition.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { openGate } from './open-gate.ts';

/** Exit code and output of a command. */
interface CommandResult {
  code: number;
  out: string;
  err: string;
}

interface Surroundings {
  env?: NodeJS.ProcessEnv;
  gate?: Gate;
  here?: string;
}

/**
 * Runs `npm run edition -- <command line>` inside the test, on the test's store, as "a test" unless `env` says otherwise.
 */
export async function runCommand(
  store: EditionStore,
  args: readonly string[],
  { env = {}, gate = openGate, here }: Surroundings = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const code = await runEdition(args, {
    env: { EDITION_BY: 'a test', ...env },
    stdout,
    stderr,
    store: async () => store,
    gate,
    programs: new Map(),
    here: here ?? null,
  });
  return { code, out: stdout.text, err: stderr.text };
}

/** An output that collects what is written. */
class Collected implements Output {
  text = '';

  write(text: string): void {
    this.text += text;
  }
}
