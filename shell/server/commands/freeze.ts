import type { Command } from 'commander';
import { freeze } from '../store/freeze.ts';
import type { CommandContext } from './command-context.ts';
import { examples, howToRun } from './how-to-run.ts';
import { moverOf } from './mover.ts';
import { say } from './say.ts';

/** `freeze --note <reason>`: nothing is promoted without force until `unfreeze`. */
export function addFreeze(program: Command, context: CommandContext): void {
  program
    .command('freeze')
    .description('hold promotions back, for example during breaking news')
    .requiredOption('--note <reason>', 'why; everybody who tries to promote is told')
    .addHelpText('after', examples('freeze --note "Election night, until 2 am"'))
    .action(async ({ note }: { note: string }) => {
      if (note.trim() === '') throw new Error('A freeze needs a --note with a reason that others can read.');
      await freeze(await context.store(), moverOf(context.env, note));
      say(context.stdout, 'Promotions are frozen. Rolling back still works.');
      say(context.stdout, `To end the freeze: ${howToRun('unfreeze')}`);
    });
}
