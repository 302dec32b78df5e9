import { InvalidArgumentError, type Command } from 'commander';
import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import { names } from '../store/new-edition.ts';
import { refuseWhenFrozen, promote } from '../store/promote.ts';
import type { EditionStore } from '../store/edition-store.ts';
import type { CommandContext } from './command-context.ts';
import { gateSummary } from './gate-summary.ts';
import { examples } from './how-to-run.ts';
import { moverOf } from './mover.ts';
import { parseReleases } from './release-arguments.ts';
import { requirePublished } from './require-published.ts';
import { gateReporter } from './say-gate-report.ts';
import { sayWhatReadersGet } from './say-what-readers-get.ts';
import { say } from './say.ts';

interface Options {
  canary?: number;
  note?: string;
  force?: boolean;
}

/** `promote <name@version> …`: asks the gate, then gives the releases to readers. Nothing skips the gate. */
export function addPromote(program: Command, context: CommandContext): void {
  program
    .command('promote')
    .description('give releases to readers, after the gate has passed them')
    .argument('<name@version...>', 'the releases, promoted together; all others stay as they are')
    .option('--canary <percent>', 'for trial to this percentage of readers, 1 to 99', percentage)
    .option('--note <text>', 'why, for the history')
    .option('--force', 'although promotions are frozen; needs a --note')
    .addHelpText(
      'after',
      examples(
        'promote news@0.1.0-1a2b3c4d --note "Shorter teasers"',
        'promote news@0.1.0-1a2b3c4d --canary 10',
      ),
    )
    .action(async (args: string[], { canary, note = '', force = false }: Options) => {
      if (force && note.trim() === '') {
        throw new Error('--force needs a --note that says why this cannot wait for the end of the freeze.');
      }
      const releases = parseReleases(args);
      const store = await context.store();
      await requirePublished(store, releases);
      const before = await store.live();
      // Both are asked again when live moves; here they spare the minute that the gate takes.
      refuseWhenFrozen(before, force);
      if (before && names(await store.edition(before.edition), releases)) {
        say(context.stdout, 'Nothing to do: readers get just these releases already.');
        return;
      }
      await passGate(context, store, releases);
      const promotion = { releases, force, ...(canary !== undefined && { canaryPercent: canary }) };
      await sayWhatReadersGet(context, store, await promote(store, promotion, moverOf(context.env, note)));
    });
}

async function passGate(context: CommandContext, store: EditionStore, releases: ReleaseNames): Promise<void> {
  const reports = await context.gate(store, releases, gateReporter(context, context.stderr));
  if (reports.every(({ passed }) => passed)) return;
  throw new Error(
    `${gateSummary(reports)}. Nothing was promoted and readers get what they got. Mend what failed, publish again, and promote the new version.`,
  );
}

function percentage(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number from 1 to 99.');
}
