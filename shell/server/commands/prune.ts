import { InvalidArgumentError, type Command } from 'commander';
import { prune } from '../store/prune.ts';
import type { CommandContext } from './command-context.ts';
import { examples } from './how-to-run.ts';
import { say } from './say.ts';

interface Options {
  keep: number;
  dryRun?: boolean;
}

/** `prune --keep <N>`: takes old editions, and releases that nothing names any more, out of the store. */
export function addPrune(program: Command, context: CommandContext): void {
  program
    .command('prune')
    .description(
      'remove old editions and releases; never what live, its last N parents or an open canary name',
    )
    .requiredOption('--keep <number>', 'how many parents of the live edition stay', count)
    .option('--dry-run', 'only say what would go')
    .addHelpText('after', examples('prune --keep 20 --dry-run', 'prune --keep 20'))
    .action(async ({ keep, dryRun = false }: Options) => {
      const store = await context.store();
      const { editions, releases, leftovers, moves } = await prune(store, keep, { dryRun });
      for (const edition of editions) say(context.stdout, `edition ${edition}`);
      for (const release of releases) say(context.stdout, `release ${release}`);
      for (const release of leftovers) say(context.stdout, `what a broken-off publish left of ${release}`);
      const what = `editions: ${editions.length}, releases: ${releases.length}, leftovers: ${leftovers.length}, moves of the history: ${moves.length}`;
      say(context.stdout, dryRun ? `Would remove ${what}. Nothing was removed.` : `Removed ${what}.`);
    });
}

function count(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 on.');
}
