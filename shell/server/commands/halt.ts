import type { Command } from 'commander';
import { haltCanary } from '../store/halt-canary.ts';
import type { CommandContext } from './command-context.ts';
import { openCanary } from './edition-argument.ts';
import { examples } from './how-to-run.ts';
import { moverOf } from './mover.ts';
import { say } from './say.ts';

/** `halt`: the trial of the open canary ends. */
export function addHalt(program: Command, context: CommandContext): void {
  program
    .command('halt')
    .description('end the open canary: every reader gets the live edition again')
    .option('--note <text>', 'why, for the history')
    .addHelpText('after', examples('halt --note "Slower than the version before"'))
    .action(async ({ note = '' }: { note?: string }) => {
      const store = await context.store();
      const tried = await openCanary(store);
      const { edition } = await haltCanary(store, tried, moverOf(context.env, note));
      say(context.stdout, `The trial of edition ${tried} is over. All readers get edition ${edition}.`);
    });
}
