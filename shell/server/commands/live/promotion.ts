import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { editionHas } from '../../store/lineage.ts';
import { promote, requireNotFrozen, type Promotion } from '../../store/promote.ts';
import type { CommandContext } from '../command-context.ts';
import { canarySteps, changeRows, editionChanges } from '../editions/editions.ts';
import { gateReporter, gateSummary } from '../gate-report.ts';
import { requirePublished } from '../releases/releases.ts';
import { commandLine, table, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

/** A promotion, or a rollback of some remotes, which goes by the same rules. */
interface CheckedPromotion extends Promotion {
  note: string;
  /** Why the gate need not run the code of these releases; null if it must. */
  proven: string | null;
}

/** Gives releases to readers if freeze and gate allow it, and prints what changed and how to undo it. */
export async function promoteThroughGate(
  context: CommandContext,
  store: EditionStore,
  { proven, note, ...promotion }: CheckedPromotion,
): Promise<void> {
  const { releases, force = false } = promotion;
  await requirePublished(store, releases);
  if (store.signs && !store.trusted)
    writeLine(
      context.stderr,
      'TRUSTED_KEYS is not set, so this signs what it takes over from the live edition as it lies in the store.',
    );
  const before = await store.live();
  // `promote` checks both again; failing here saves the minute that the gate takes.
  requireNotFrozen(before, force);
  if (before && editionHas(await store.edition(before.edition), releases)) {
    writeLine(context.stdout, 'Nothing to do: readers get just these releases already.');
    return;
  }
  const reports = await context.gate(store, releases, gateReporter(context, context.stderr), proven);
  if (!reports.every(({ passed }) => passed)) {
    const instead = promotion.isRollback
      ? 'Name another release, or roll back the whole edition.'
      : 'Mend what failed, publish again, and promote the new version.';
    throw new Error(
      `${gateSummary(reports)}. Nothing was promoted and readers get what they got. ${instead}`,
    );
  }
  await reportMove(context, store, await promote(store, promotion, actorOf(context.env, note)));
}

/** Throws for `--force` without a reason. */
export function requireReason({ note, force }: { note: string; force: boolean }): void {
  if (!force || note.trim() !== '') return;
  throw new Error('--force needs a --note that says why this cannot wait for the end of the freeze.');
}

/** Prints what changed for readers, and the command that undoes it. */
export async function reportMove(
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
  if (trial?.steps) writeLine(stdout, `Then ${canarySteps(trial.steps)}.`);
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
