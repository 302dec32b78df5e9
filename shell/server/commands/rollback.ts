import type { Command } from 'commander';
import { standing } from '../store/move-live.ts';
import { rollback } from '../store/rollback.ts';
import type { CommandContext } from './command-context.ts';
import { editionNamed } from './edition-argument.ts';
import { changeRows, editionChanges } from './edition-changes.ts';
import { examples, howToRun } from './how-to-run.ts';
import { moverOf } from './mover.ts';
import { say } from './say.ts';
import { table } from './table.ts';

interface Options {
  to?: string;
  note?: string;
}

/** `rollback`: readers get the edition before the live one again, or an earlier one. A freeze does not stop it. */
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
      const before = standing(await store.live(), store);
      const target = to === undefined ? null : (await editionNamed(store, to)).id;
      const after = await rollback(store, target, moverOf(context.env, note));
      if (after.edition === before.edition) {
        say(context.stdout, `Nothing to do: readers get edition ${after.edition} already.`);
        return;
      }
      const changes = editionChanges(await store.edition(before.edition), await store.edition(after.edition));
      say(context.stdout, `All readers get edition ${after.edition} again:`);
      say(context.stdout, table(changeRows(changes)));
      if (before.canary) say(context.stdout, 'The open canary ended with it.');
      say(context.stdout, `To undo it: ${howToRun(`rollback --to ${before.edition}`)}`);
    });
}
