import type { Command } from 'commander';
import { LiveMovedError, requireLive } from '../../store/move-live.ts';
import { requireRetirable, retire } from '../../store/moves.ts';
import type { CommandContext } from '../command-context.ts';
import { notLive } from '../named-releases.ts';
import { examples } from '../terminal.ts';
import { actorOf } from './actor.ts';
import { requirePassed } from './promote-through-gate.ts';
import { reportMove } from './report-move.ts';
import { requireReason } from './require-reason.ts';

interface Options {
  note?: string;
  force?: boolean;
}

/** `retire <name> …`: checks the live shell in an edition without these remotes, then gives readers that edition. */
export function addRetire(program: Command, context: CommandContext): void {
  program
    .command('retire')
    .description('take remotes off the site: their pages are not found from then on')
    .argument('<names...>', 'remotes to leave out of what readers get; all others stay the same')
    .option('--note <text>', 'reason, for the history')
    .option('--force', 'retire during a freeze (requires --note)')
    .addHelpText('after', examples('retire crossword --note "The puzzle has a site of its own"'))
    .action(async (names: string[], { note = '', force = false }: Options) => {
      requireReason({ note, force });
      const store = await context.store();
      const before = requireLive(await store.live(), store);
      const live = await store.edition(before.edition);
      for (const name of names) {
        if (name === 'shell') throw new Error('The shell composes all pages, so it cannot be retired.');
        if (live.releases[name] === undefined) throw new Error(await notLive(store, live, name));
      }
      // `retire` checks it again; failing here saves the minute that the gate takes.
      requireRetirable(before, force);
      await requirePassed(context, store, {
        releases: { shell: live.releases['shell'] ?? '' },
        known: { retired: names },
        instead: `If the route table of the shell names ${names.join(' or ')}, promote a shell first whose table does not.`,
      });
      try {
        const moved = await retire(
          store,
          names,
          { checkedBeside: before, force },
          actorOf(context.env, note),
        );
        await reportMove(context, store, moved);
      } catch (error) {
        if (!(error instanceof LiveMovedError)) throw error;
        throw new Error('Live has been moved while the gate ran. Nothing was changed. Try again.', {
          cause: error,
        });
      }
    });
}
