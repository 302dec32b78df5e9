import { InvalidArgumentError, type Command } from 'commander';
import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { editionHas } from '../../store/new-edition.ts';
import { requireNotFrozen, promote } from '../../store/promote.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import type { CommandContext } from '../command-context.ts';
import { gateSummary, gateReporter } from '../gate-report.ts';
import { examples, writeLine, commandLine, table } from '../terminal.ts';
import { actorOf } from './actor.ts';
import { parseReleases, requirePublished } from '../releases/releases.ts';
import { changeRows, editionChanges } from '../editions/editions.ts';

interface Options {
  canary?: number;
  note?: string;
  force?: boolean;
}

/** `promote <name@version> …`: runs the gate, then gives the releases to readers. No option skips the gate. */
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
      // `promote` checks both again; failing here saves the minute that the gate takes.
      requireNotFrozen(before, force);
      if (before && editionHas(await store.edition(before.edition), releases)) {
        writeLine(context.stdout, 'Nothing to do: readers get just these releases already.');
        return;
      }
      await requirePassed(context, store, releases);
      const promotion = { releases, force, ...(canary !== undefined && { canaryPercent: canary }) };
      await reportPromotion(context, store, await promote(store, promotion, actorOf(context.env, note)));
    });
}

async function requirePassed(
  context: CommandContext,
  store: EditionStore,
  releases: ReleaseNames,
): Promise<void> {
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

/** Prints what changed for readers, and the command that undoes it. */
async function reportPromotion(
  { stdout }: CommandContext,
  store: EditionStore,
  { edition, canary, action }: Live,
): Promise<void> {
  const trial = action === 'canary' ? canary : null;
  const now = await store.edition(trial?.edition ?? edition);
  const parent = now.parent === null ? null : await store.edition(now.parent);
  const percent = trial?.percent ?? 100 - (canary?.percent ?? 0);
  const readers = percent === 100 ? 'All readers' : `${percent} % of readers`;
  writeLine(stdout, `${readers} get edition ${now.id} now:`);
  const changes = editionChanges(parent, now);
  writeLine(stdout, table(changeRows(changes)));
  if (trial) {
    writeLine(stdout, `To end the trial:       ${commandLine('halt')}`);
    const releases = changes.map(({ name, to }) => `${name}@${to}`);
    writeLine(stdout, `To give it to everyone: ${commandLine(`promote ${releases.join(' ')}`)}`);
  } else if (parent) {
    writeLine(stdout, `To undo it: ${commandLine(`rollback --to ${parent.id}`)}`);
  } else {
    writeLine(stdout, 'This is the first edition; there is none to go back to.');
  }
}
