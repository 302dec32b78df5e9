import type { Command } from 'commander';
import { freeze, unfreeze } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, commandLine, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

export function addFreeze(program: Command, context: CommandContext): void {
  program
    .command('freeze')
    .description('block promotions, for example during breaking news')
    .requiredOption('--note <reason>', 'reason, shown to everybody who tries to promote')
    .addHelpText('after', examples('freeze --note "Election night, until 2 am"'))
    .action(async ({ note }: { note: string }) => {
      if (note.trim() === '')
        throw new Error('A freeze requires a --note with a reason that others can read.');
      await freeze(await context.store(), actorOf(context.env, note));
      writeLine(context.stdout, 'Promotions are frozen. You can still roll back.');
      writeLine(context.stdout, `To end the freeze: ${commandLine('unfreeze')}`);
    });
}

export function addUnfreeze(program: Command, context: CommandContext): void {
  program
    .command('unfreeze')
    .description('end a freeze')
    .option('--note <text>', 'reason, for the history')
    .addHelpText('after', examples('unfreeze'))
    .action(async ({ note = '' }: { note?: string }) => {
      const store = await context.store();
      const frozen = (await store.live())?.frozen;
      await unfreeze(store, actorOf(context.env, note));
      writeLine(
        context.stdout,
        frozen ? 'The freeze has ended; you can promote again.' : 'Nothing to do: promotions are not frozen.',
      );
    });
}
