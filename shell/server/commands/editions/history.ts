import type { Command } from 'commander';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, oneLine, writeLine, styleFor, table, formatMoment, parseCount } from '../terminal.ts';

const HEAD = ['no.', 'when', 'who', 'what', 'edition', 'note'];

/** `history`: the moves of `live`, the last one first. */
export function addHistory(program: Command, context: CommandContext): void {
  program
    .command('history')
    .description('who changed what readers get, when, and why; the last change first')
    .option('--limit <number>', 'how many moves', parseCount, 20)
    .addHelpText('after', examples('history', 'history --limit 100'))
    .action(async ({ limit: count }: { limit: number }) => {
      const store = await context.store();
      const moves = await store.history();
      if (moves.length === 0) {
        writeLine(context.stdout, `Nothing was ever promoted in ${store.place}.`);
        return;
      }
      const style = styleFor(context.stdout, context.env);
      const head = HEAD.map((title) => style('dim', title));
      writeLine(context.stdout, table([head, ...moves.toReversed().slice(0, count).map(row)]));
      if (moves.length > count)
        writeLine(context.stderr, `${moves.length - count} earlier ones: --limit ${moves.length}`);
    });
}

/** For the move that opens a canary, the row names the canary's edition: the live one stays. */
function row({ number, at, by, action, edition, canary, note }: Live): string[] {
  const trial = action === 'canary' ? canary : null;
  const what = trial ? `canary ${trial.percent} %` : action;
  return [String(number), formatMoment(at), oneLine(by), what, trial?.edition ?? edition, oneLine(note)];
}
