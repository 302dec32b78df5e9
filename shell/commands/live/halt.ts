import type { Command } from 'commander';
import { haltCanary } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { openCanary } from '../named-editions.ts';
import { examples, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

export function addHalt(program: Command, context: CommandContext): void {
  program
    .command('halt')
    .description('end the open canary: all readers get the live edition again')
    .option('--note <text>', 'reason, for the history')
    .addHelpText('after', examples('halt --note "Slower than the previous release"'))
    .action(async ({ note = '' }: { note?: string }) => {
      const store = await context.store();
      const canary = await openCanary(store);
      const after = await haltCanary(store, canary, actorOf(context.env, note));
      if (!after) {
        const now = await store.live();
        const state = now?.canary
          ? `edition ${now.canary.edition} is the open canary`
          : 'no canary is open anymore';
        throw new Error(
          `Live has been moved in the meantime: readers get edition ${now?.edition}, and ${state}. Nothing was changed.`,
        );
      }
      writeLine(context.stdout, `Canary ${canary} has ended. All readers get edition ${after.edition}.`);
    });
}
