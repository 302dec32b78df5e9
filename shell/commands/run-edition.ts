import { inspect } from 'node:util';
import { CommanderError, Command } from 'commander';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import type { CommandContext } from './command-context.ts';
import { styleFor, withoutControls, writeLine } from './terminal.ts';
import { addBreaking } from './live/breaking.ts';
import { addCheck } from './releases/check.ts';
import { addDoctor } from './releases/doctor.ts';
import { addDiff } from './editions/diff.ts';
import { addFreeze, addUnfreeze } from './live/freeze.ts';
import { addHalt } from './live/halt.ts';
import { addHistory } from './editions/history.ts';
import { addKeys } from './trust/keys.ts';
import { addVerify } from './trust/verify.ts';
import { addLink } from './releases/link.ts';
import { addList } from './releases/list.ts';
import { addPromote } from './live/promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './releases/publish.ts';
import { addRetire } from './live/retire.ts';
import { addRollback } from './live/rollback.ts';
import { addShow } from './editions/show.ts';
import { addStates } from './states/states.ts';

/** Runs one command and resolves with its exit code. Prints the message of an error; with LOG_LEVEL=debug, its stack. */
export async function runEdition(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    await editionProgram(context).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the message.
    if (error instanceof CommanderError) return error.exitCode;
    const message = withoutControls(messageOf(error));
    writeLine(context.stderr, styleFor(context.stderr, context.env)('red', message));
    if (context.env['LOG_LEVEL'] === 'debug') writeLine(context.stderr, inspect(error));
    return 1;
  }
}

/** In the order in which a team uses them. */
const COMMANDS = [
  addPublish,
  addCheck,
  addDoctor,
  addLink,
  addPromote,
  addHalt,
  addRollback,
  addRetire,
  addFreeze,
  addUnfreeze,
  addBreaking,
  addList,
  addShow,
  addDiff,
  addHistory,
  addVerify,
  addKeys,
  addStates,
  addPrune,
];

/** Throws instead of exiting. */
function editionProgram(context: CommandContext): Command {
  const program = new Command('npm run edition --')
    .description('Releases and editions: publish, check, promote, roll back.')
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) =>
        write(text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())),
    })
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('Add --help for usage and examples.')
    .exitOverride();
  for (const add of COMMANDS) add(program, context);
  return program;
}
