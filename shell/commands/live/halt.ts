import type { Command } from 'commander';
import { haltCanary } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { openCanary } from '../editions/editions.ts';
import { examples, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

export function addHalt(program: Command, context: CommandContext): void {
  program
    .command('halt')
    .description('end the open canary: every reader gets the live edition again')
    .option('--note <text>', 'why, for the history')
    .addHelpText('after', examples('halt --note "Slower than the version before"'))
    .action(async ({ note = '' }: { note?: string }) => {
      const store = await context.store();
      const canary = await openCanary(store);
      const after = await haltCanary(store, canary, actorOf(context.env, note));
      if (!after) {
        const now = await store.live();
        const trial = now?.canary
          ? `edition ${now.canary.edition} is on trial`
          : 'no canary is open any more';
        throw new Error(
          `Somebody moved live meanwhile: readers get edition ${now?.edition}, and ${trial}. Nothing was changed.`,
        );
      }
      writeLine(
        context.stdout,
        `The trial of edition ${canary} is over. All readers get edition ${after.edition}.`,
      );
    });
}
