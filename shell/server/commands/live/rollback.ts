import type { Command } from 'commander';
import { requireLive } from '../../store/move-live.ts';
import { rollback } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed, changeRows, editionChanges } from '../editions/editions.ts';
import { examples, commandLine, writeLine, table } from '../terminal.ts';
import { actorOf } from './actor.ts';

interface Options {
  to?: string;
  note?: string;
}

/** `rollback`: points `live` at the previous edition or an earlier one, even during a freeze. */
export function addRollback(program: Command, context: CommandContext): void {
  program
    .command('rollback')
    .description('give readers the edition before the live one again; works during a freeze too')
    .option('--to <edition>', 'go back to this edition instead; "history" shows them')
    .option('--note <text>', 'why, for the history')
    .addHelpText(
      'after',
      examples('rollback --note "Opinions lost their pictures"', 'rollback --to 20261121T101500Z-1a2b3c4d'),
    )
    .action(async ({ to, note = '' }: Options) => {
      const store = await context.store();
      const before = requireLive(await store.live(), store);
      const target = to === undefined ? null : (await editionNamed(store, to)).id;
      const after = await rollback(store, target, actorOf(context.env, note));
      if (after.edition === before.edition) {
        writeLine(context.stdout, `Nothing to do: readers get edition ${after.edition} already.`);
        return;
      }
      const changes = editionChanges(await store.edition(before.edition), await store.edition(after.edition));
      writeLine(context.stdout, `All readers get edition ${after.edition} again:`);
      writeLine(context.stdout, table(changeRows(changes)));
      if (before.canary) writeLine(context.stdout, 'The open canary ended with it.');
      writeLine(context.stdout, `To undo it: ${commandLine(`rollback --to ${before.edition}`)}`);
    });
}
