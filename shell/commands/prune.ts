import type { Command } from 'commander';
import { prune } from '../store/prune.ts';
import type { CommandContext } from './command-context.ts';
import { actorOf } from './live/actor.ts';
import { examples, writeLine, parseCount } from './terminal.ts';

interface Options {
  keep: number;
  dryRun?: boolean;
}

export function addPrune(program: Command, context: CommandContext): void {
  program
    .command('prune')
    .description(
      'remove old editions and releases; never those in the live edition, its last N parents or an open canary, or what may replace them',
    )
    .requiredOption('--keep <number>', 'how many parents of the live edition to keep', parseCount)
    .option('--dry-run', 'only print what would be removed')
    .addHelpText('after', examples('prune --keep 20 --dry-run', 'prune --keep 20'))
    .action(async ({ keep, dryRun = false }: Options) => {
      const store = await context.store();
      const actor = actorOf(context.env, `keeps ${keep} parents`);
      const { editions, releases, leftovers, moves } = await prune(store, keep, actor, { dryRun });
      for (const edition of editions) writeLine(context.stdout, `edition ${edition}`);
      for (const release of releases) writeLine(context.stdout, `release ${release}`);
      for (const leftover of leftovers)
        writeLine(context.stdout, `leftovers of an interrupted command: ${leftover}`);
      const what = `editions: ${editions.length}, releases: ${releases.length}, leftovers: ${leftovers.length}, moves of the history: ${moves.length}`;
      writeLine(context.stdout, dryRun ? `Would remove ${what}. Nothing was removed.` : `Removed ${what}.`);
    });
}
