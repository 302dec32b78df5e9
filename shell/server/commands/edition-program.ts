import { Command } from 'commander';
import { addCheck } from './check.ts';
import type { CommandContext } from './command-context.ts';
import { addDiff } from './diff.ts';
import { addFreeze } from './freeze.ts';
import { addHalt } from './halt.ts';
import { addHistory } from './history.ts';
import { addLink } from './link.ts';
import { addList } from './list.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addRollback } from './rollback.ts';
import { addShow } from './show.ts';
import { addUnfreeze } from './unfreeze.ts';

/** In the order in which a team meets them. */
const COMMANDS = [
  addPublish,
  addCheck,
  addLink,
  addPromote,
  addHalt,
  addRollback,
  addFreeze,
  addUnfreeze,
  addList,
  addShow,
  addDiff,
  addHistory,
  addPrune,
];

/** The whole command line. Throws instead of ending the process. */
export function editionProgram(context: CommandContext): Command {
  const program = new Command('npm run edition --')
    .description('Releases and editions: publish, check, promote, roll back.')
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) =>
        write(text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())),
    })
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError('Add --help to see how it is called, with examples.')
    .exitOverride()
    .helpCommand(false);
  for (const add of COMMANDS) add(program, context);
  return program;
}
