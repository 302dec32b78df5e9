import type { Command } from 'commander';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { goneNote, requireNoProblems, trustNote } from '../trust/report-problems.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { verifyHistory } from '../../store/verify/verify-history.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, oneLine, writeLine, styleFor, table, formatMoment, parseCount } from '../terminal.ts';

const HEAD = ['no.', 'when', 'who', 'what', 'edition', 'note'];

export function addHistory(program: Command, context: CommandContext): void {
  program
    .command('history')
    .alias('log')
    .description('show who changed what readers get, when, and why; newest first')
    .option('--limit <number>', 'number of moves to show', parseCount, 20)
    .option('--verify', 'verify the chain of digests, and the signatures if TRUSTED_KEYS is set')
    .addHelpText('after', examples('history', 'history --limit 100', 'log --verify'))
    .action(async ({ limit: count, verify = false }: { limit: number; verify?: boolean }) => {
      const store = await context.store();
      if (verify) return reportHistory(context, store);
      const moves = await store.history(count + 1);
      if (moves.length === 0) {
        writeLine(context.stdout, `Nothing has been promoted in ${store.place} yet.`);
        return;
      }
      const style = styleFor(context.stdout, context.env);
      const head = HEAD.map((title) => style('dim', title));
      writeLine(context.stdout, table([head, ...moves.toReversed().slice(0, count).map(row)]));
      if (moves.length > count) writeLine(context.stderr, `There are earlier moves: --limit ${count * 10}`);
    });
}

/** Prints what was verified of the chain. Rejects if verification fails. */
async function reportHistory(context: CommandContext, store: EditionStore): Promise<void> {
  const { moves, older, gone, problems } = await verifyHistory(store);
  requireNoProblems(context, store, problems);
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return writeLine(context.stdout, `Nothing has been promoted in ${store.place} yet.`);
  const chained = moves.filter(({ before }) => before !== undefined).length;
  const signed = moves.filter(({ signature }) => signature).length;
  writeLine(
    context.stdout,
    `Moves ${first.number} to ${last.number} of live are valid: ${chained} of ${moves.length} are chained, ${signed} signed${trustNote(store)}.`,
  );
  if (gone > 0) writeLine(context.stdout, goneNote(gone));
  if (older > 0)
    writeLine(
      context.stdout,
      `${older} more are unsigned or signed with a revoked key; servers that trust keys do not follow them.`,
    );
  writeLine(
    context.stdout,
    `The store cannot tell whether later moves were removed; the last one is from ${formatMoment(last.at)}.`,
  );
}

/** For a move that opens a canary, the row shows the canary's edition; the live edition does not change. */
function row({ number, at, by, action, edition, canary, note }: Live): string[] {
  const opened = action === 'canary' ? canary : null;
  const what = opened ? `canary ${opened.percent}%` : action;
  return [String(number), formatMoment(at), oneLine(by), what, opened?.edition ?? edition, oneLine(note)];
}
