import type { Command } from 'commander';
import { unfreeze } from '../store/freeze.ts';
import type { CommandContext } from './command-context.ts';
import { examples } from './how-to-run.ts';
import { moverOf } from './mover.ts';
import { say } from './say.ts';

/** `unfreeze`: releases are promoted as usual again. */
export function addUnfreeze(program: Command, context: CommandContext): void {
  program
    .command('unfreeze')
    .description('end a freeze')
    .option('--note <text>', 'why, for the history')
    .addHelpText('after', examples('unfreeze'))
    .action(async ({ note = '' }: { note?: string }) => {
      const store = await context.store();
      const frozen = (await store.live())?.frozen;
      await unfreeze(store, moverOf(context.env, note));
      say(
        context.stdout,
        frozen ? 'The freeze is over; promote as usual.' : 'Nothing to do: nothing was frozen.',
      );
    });
}
