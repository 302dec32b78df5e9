import { InvalidArgumentError, type Command } from 'commander';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { CommandContext } from './command-context.ts';
import { examples } from './how-to-run.ts';
import { oneLine } from './one-line.ts';
import { say } from './say.ts';
import { styleFor } from './style.ts';
import { table } from './table.ts';
import { formatMoment } from './when.ts';

const HEAD = ['no.', 'when', 'who', 'what', 'edition', 'note'];

/** `history`: every move of `live`, the last one first. */
export function addHistory(program: Command, context: CommandContext): void {
  program
    .command('history')
    .description('who changed what readers get, when, and why; the last change first')
    .option('--limit <number>', 'how many moves', limit, 20)
    .addHelpText('after', examples('history', 'history --limit 100'))
    .action(async ({ limit: count }: { limit: number }) => {
      const store = await context.store();
      const moves = await store.history();
      if (moves.length === 0) {
        say(context.stdout, `Nothing was ever promoted in ${store.place}.`);
        return;
      }
      const style = styleFor(context.stdout, context.env);
      const head = HEAD.map((title) => style('dim', title));
      say(context.stdout, table([head, ...moves.toReversed().slice(0, count).map(row)]));
      if (moves.length > count)
        say(context.stderr, `${moves.length - count} earlier ones: --limit ${moves.length}`);
    });
}

/** A canary's move is about the edition on trial; the live one stays. */
function row({ number, at, by, action, edition, canary, note }: Live): string[] {
  const trial = action === 'canary' ? canary : null;
  const what = trial ? `canary ${trial.percent} %` : action;
  return [String(number), formatMoment(at), oneLine(by), what, trial?.edition ?? edition, oneLine(note)];
}

function limit(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 on.');
}
