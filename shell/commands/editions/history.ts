import type { Command } from 'commander';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { goneNote, requireNoProblems, trustNote } from '../trust/report-problems.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { verifyHistory } from '../../store/trust/verify-history.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, oneLine, writeLine, styleFor, table, formatMoment, parseCount } from '../terminal.ts';

const HEAD = ['no.', 'when', 'who', 'what', 'edition', 'note'];

export function addHistory(program: Command, context: CommandContext): void {
  program
    .command('history')
    .alias('log')
    .description('who changed what readers get, when, and why; the last change first')
    .option('--limit <number>', 'how many moves', parseCount, 20)
    .option('--verify', 'follow the chain of digests, and check the signatures of TRUSTED_KEYS')
    .addHelpText('after', examples('history', 'history --limit 100', 'log --verify'))
    .action(async ({ limit: count, verify = false }: { limit: number; verify?: boolean }) => {
      const store = await context.store();
      if (verify) return reportHistory(context, store);
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

/** Prints what holds of the chain. Rejects if something does not. */
async function reportHistory(context: CommandContext, store: EditionStore): Promise<void> {
  const { moves, older, gone, problems } = await verifyHistory(store);
  requireNoProblems(context, store, problems);
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return writeLine(context.stdout, `Nothing was ever promoted in ${store.place}.`);
  const chained = moves.filter(({ before }) => before !== undefined).length;
  const signed = moves.filter(({ signature }) => signature).length;
  writeLine(
    context.stdout,
    `Moves ${first.number} to ${last.number} of live hold: ${chained} of ${moves.length} are chained, ${signed} signed${trustNote(store)}.`,
  );
  if (gone > 0) writeLine(context.stdout, goneNote(gone));
  if (older > 0)
    writeLine(
      context.stdout,
      `${older} more are not signed, or with a revoked key; servers that trust keys do not follow them.`,
    );
  writeLine(
    context.stdout,
    `The store cannot tell whether later ones were removed: the last is of ${formatMoment(last.at)}.`,
  );
}

/** For the move that opens a canary, the row names the canary's edition: the live one stays. */
function row({ number, at, by, action, edition, canary, note }: Live): string[] {
  const trial = action === 'canary' ? canary : null;
  const what = trial ? `canary ${trial.percent} %` : action;
  return [String(number), formatMoment(at), oneLine(by), what, trial?.edition ?? edition, oneLine(note)];
}
