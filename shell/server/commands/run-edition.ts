import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { editionProgram } from './edition-program.ts';
import { say } from './say.ts';
import { styleFor } from './style.ts';

/** Runs one command and resolves with its exit code. What goes wrong is said in a sentence; LOG_LEVEL=debug shows where. */
export async function runEdition(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    await editionProgram(context).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // The parser has said what was wrong with the call itself.
    if (error instanceof CommanderError) return error.exitCode;
    const sentence = error instanceof Error ? error.message : String(error);
    say(context.stderr, styleFor(context.stderr, context.env)('red', sentence));
    if (context.env['LOG_LEVEL'] === 'debug') say(context.stderr, inspect(error));
    return 1;
  }
}
