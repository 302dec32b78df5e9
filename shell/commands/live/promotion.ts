import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import { releaseKeys } from '../../store/release-key.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { LiveMovedError } from '../../store/move-live.ts';
import { editionHas } from '../../store/lineage.ts';
import {
  canaryReleases,
  omitRemotes,
  promote,
  replacedBy,
  requireNotFrozen,
  type Promotion,
} from '../../store/promote.ts';
import type { KnownFacts } from '../../gate/rule.ts';
import type { CommandContext } from '../command-context.ts';
import {
  canarySteps,
  changeRows,
  editionChanges,
  editionForReport,
  promoteLine,
} from '../editions/editions.ts';
import { gateReporter, gateSummary } from '../gate-report.ts';
import { requirePublished } from '../releases/releases.ts';
import { commandLine, table, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

/** A promotion, or a rollback of some remotes, which goes by the same rules. */
interface CheckedPromotion extends Omit<Promotion, 'checkedBeside' | 'isRollback'> {
  /** The live releases that a rollback takes back. What others promoted in their place meanwhile stays. */
  takesBack?: ReleaseNames;
  note: string;
  known?: KnownFacts;
}

/** Times that a promotion is checked again because others moved live while the gate ran. */
const MOST_AGAIN = 5;
const SAME_SHELL = 'It has just run, beside the same shell.';

/** Gives releases to readers if freeze and gate allow it, and prints what changed and how to undo it. */
export async function promoteThroughGate(
  context: CommandContext,
  store: EditionStore,
  { known = {}, note, takesBack, ...promotion }: CheckedPromotion,
): Promise<void> {
  const { releases, force = false } = promotion;
  const isRollback = takesBack !== undefined;
  const instead = isRollback
    ? 'Name another release, or roll back the whole edition.'
    : 'Fix what failed, publish again, and promote the new version.';
  await requirePublished(store, releases);
  if (store.signs && !store.trusted)
    writeLine(
      context.stderr,
      'TRUSTED_KEYS is not set, so this signs what it takes over from the live edition as it lies in the store.',
    );
  let { proven = null } = known;
  let lastShell: string | undefined;
  for (let again = 0; again <= MOST_AGAIN; again += 1) {
    // Each try depends on what is live after the one before.
    const before = await store.live();
    const live = before && (await store.edition(before.edition));
    if (live && editionHas(live, releases)) {
      writeLine(context.stdout, 'Nothing to do: readers get just these releases already.');
      return;
    }
    // `promote` checks it again; failing here saves the minute that the gate takes.
    requireNotFrozen(before, force);
    if (live && takesBack && !editionHas(live, takesBack)) {
      throw new Error(
        `Somebody moved live meanwhile: readers do not get ${releaseKeys(takesBack).join(' and ')} any more. Nothing was changed.`,
      );
    }
    const shell = live?.releases['shell'];
    if (again > 0) proven = shell === lastShell && !('shell' in releases) ? SAME_SHELL : null;
    lastShell = shell;
    await requirePassed(context, store, releases, { ...known, proven }, instead);
    const inTrial = before?.canary ? await canaryReleases(store, before.canary.edition) : {};
    const others = omitRemotes(inTrial, releases);
    // Readers in the trial get these releases beside its own.
    if (Object.keys(others).length > 0)
      await requirePassed(
        context,
        store,
        { ...others, ...releases },
        { ...known, proven: 'shell' in { ...others, ...releases } ? null : SAME_SHELL },
        isRollback ? `End the trial first: ${commandLine('halt')}` : instead,
      );
    try {
      const moved = await promote(
        store,
        { ...promotion, isRollback, checkedBeside: before },
        actorOf(context.env, note),
      );
      await reportMove(context, store, moved);
      // It may be a colleague's.
      for (const replaced of releaseKeys(replacedBy(releases, inTrial)))
        writeLine(context.stdout, `The trial of ${replaced} is over: this takes its place.`);
      return;
    } catch (error) {
      if (!(error instanceof LiveMovedError)) throw error;
      writeLine(context.stderr, 'Others have moved live meanwhile: checking beside what readers get now.');
    }
  }
  throw new Error(
    `Others moved live each of ${MOST_AGAIN + 1} times that the gate ran. Nothing was promoted. Try again, or freeze promotions and promote with --force and a --note.`,
  );
}

/** Runs the gate. `instead`: what to do if it refuses. */
async function requirePassed(
  context: CommandContext,
  store: EditionStore,
  releases: ReleaseNames,
  known: KnownFacts,
  instead: string,
): Promise<void> {
  const reports = await context.gate(store, releases, gateReporter(context, context.stderr), known);
  if (reports.every(({ passed }) => passed)) return;
  throw new Error(`${gateSummary(reports)}. Nothing was promoted and readers get what they got. ${instead}`);
}

/** Throws for `--force` without a reason. */
export function requireReason({ note, force }: { note: string; force: boolean }): void {
  if (!force || note.trim() !== '') return;
  throw new Error('--force needs a --note that says why this cannot wait for the end of the freeze.');
}

export async function reportMove(
  { stdout }: CommandContext,
  store: EditionStore,
  { edition, canary, action }: Live,
): Promise<void> {
  const trial = action === 'canary' ? canary : null;
  const id = trial?.edition ?? edition;
  const now = await editionForReport(store, id);
  const parent = now && now.parent !== null ? await editionForReport(store, now.parent) : null;
  const percent = trial?.percent ?? 100 - (canary?.percent ?? 0);
  const readers = percent === 100 ? 'All readers' : `${percent} % of readers`;
  writeLine(stdout, `${readers} get edition ${id} now:`);
  if (!now || (!parent && now.parent !== null)) {
    writeLine(
      stdout,
      '  (What it changes cannot be read: it is pruned, or the store does not answer any more.)',
    );
    return;
  }
  const changes = editionChanges(parent, now);
  writeLine(stdout, table(changeRows(changes)));
  if (trial?.steps) writeLine(stdout, `Then ${canarySteps(trial.steps)}.`);
  if (trial) {
    writeLine(stdout, `To end the trial:       ${commandLine('halt')}`);
    writeLine(stdout, `To give it to everyone: ${promoteLine(changes)}`);
  } else if (parent) {
    writeLine(stdout, `To undo it: ${commandLine(`rollback --to ${parent.id}`)}`);
  } else {
    writeLine(stdout, 'This is the first edition; there is none to go back to.');
  }
}
