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
import { canarySteps, changeRows, editionChanges, editionForReport, promoteLine } from '../named-editions.ts';
import { gateReporter, gateSummary } from '../gate-report.ts';
import { requirePublished } from '../named-releases.ts';
import { commandLine, table, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';

/** A promotion, or a rollback of some remotes, which follows the same rules. */
interface CheckedPromotion extends Omit<Promotion, 'checkedBeside' | 'isRollback'> {
  /** The live releases that a rollback replaces. If others have promoted something in their place, that stays. */
  rolledBack?: ReleaseNames;
  note: string;
  known?: KnownFacts;
}

/** How often a promotion is checked again because `live` moved while the gate ran. */
const MAX_RECHECKS = 5;
const SAME_SHELL = 'The same code has just passed with the same shell.';

/** Promotes releases if freeze and gate allow it, and prints what changed and how to undo it. */
export async function promoteThroughGate(
  context: CommandContext,
  store: EditionStore,
  { known = {}, note, rolledBack, ...promotion }: CheckedPromotion,
): Promise<void> {
  const { releases, force = false } = promotion;
  const isRollback = rolledBack !== undefined;
  const instead = isRollback
    ? 'Name another release, or roll back the whole edition.'
    : 'Fix what failed, publish again, and promote the new version.';
  await requirePublished(store, releases);
  if (store.signs && !store.trusted)
    writeLine(
      context.stderr,
      'TRUSTED_KEYS is not set, so this command also signs, unverified, what it takes over from the live edition.',
    );
  let { skipCodeBecause = null } = known;
  let lastShell: string | undefined;
  for (let again = 0; again <= MAX_RECHECKS; again += 1) {
    // Each attempt depends on what is live after the previous one.
    const before = await store.live();
    const live = before && (await store.edition(before.edition));
    if (live && editionHas(live, releases)) {
      writeLine(context.stdout, 'Nothing to do: readers already get exactly these releases.');
      return;
    }
    // `promote` checks it again; failing here saves the minute that the gate takes.
    requireNotFrozen(before, force);
    if (live && rolledBack && !editionHas(live, rolledBack)) {
      throw new Error(
        `Live has been moved in the meantime: readers no longer get ${releaseKeys(rolledBack).join(' and ')}. Nothing was changed.`,
      );
    }
    const shell = live?.releases['shell'];
    if (again > 0) skipCodeBecause = shell === lastShell && !('shell' in releases) ? SAME_SHELL : null;
    lastShell = shell;
    await requirePassed(context, store, releases, { ...known, skipCodeBecause }, instead);
    const inCanary = before?.canary ? await canaryReleases(store, before.canary.edition) : {};
    const others = omitRemotes(inCanary, releases);
    // Canary readers get these releases together with the canary's.
    if (Object.keys(others).length > 0)
      await requirePassed(
        context,
        store,
        { ...others, ...releases },
        { ...known, skipCodeBecause: 'shell' in { ...others, ...releases } ? null : SAME_SHELL },
        isRollback ? `Halt the canary first: ${commandLine('halt')}` : instead,
      );
    try {
      const moved = await promote(
        store,
        { ...promotion, isRollback, checkedBeside: before },
        actorOf(context.env, note),
      );
      await reportMove(context, store, moved);
      // It may be somebody else's.
      for (const replaced of releaseKeys(replacedBy(releases, inCanary)))
        writeLine(context.stdout, `The canary of ${replaced} has ended: this promotion replaces it.`);
      return;
    } catch (error) {
      if (!(error instanceof LiveMovedError)) throw error;
      writeLine(
        context.stderr,
        'Live has been moved in the meantime: checking again with the releases that readers get now.',
      );
    }
  }
  throw new Error(
    `Live was moved by others during each of ${MAX_RECHECKS + 1} gate runs. Nothing was promoted. Try again, or freeze promotions and promote with --force and a --note.`,
  );
}

/** Runs the gate. `instead`: what to do if it fails. */
export async function requirePassed(
  context: CommandContext,
  store: EditionStore,
  releases: ReleaseNames,
  known: KnownFacts,
  instead: string,
): Promise<void> {
  const reports = await context.gate(store, releases, gateReporter(context, context.stderr), known);
  if (reports.every(({ passed }) => passed)) return;
  throw new Error(`${gateSummary(reports)}. Nothing was promoted; the live edition is unchanged. ${instead}`);
}

/** Throws for `--force` without a reason. */
export function requireReason({ note, force }: { note: string; force: boolean }): void {
  if (!force || note.trim() !== '') return;
  throw new Error('--force requires a --note that says why this cannot wait until the freeze ends.');
}

export async function reportMove(
  { stdout }: CommandContext,
  store: EditionStore,
  { edition, canary, action }: Live,
): Promise<void> {
  const opened = action === 'canary' ? canary : null;
  const id = opened?.edition ?? edition;
  const now = await editionForReport(store, id);
  const parent = now && now.parent !== null ? await editionForReport(store, now.parent) : null;
  const percent = opened?.percent ?? 100 - (canary?.percent ?? 0);
  const readers = percent === 100 ? 'All readers' : `${percent}% of readers`;
  writeLine(stdout, `${readers} now get edition ${id}:`);
  if (!now || (!parent && now.parent !== null)) {
    writeLine(
      stdout,
      '  (The changes cannot be read: the edition was pruned, or the store has become unavailable.)',
    );
    return;
  }
  const changes = editionChanges(parent, now);
  writeLine(stdout, table(changeRows(changes)));
  if (opened?.steps) writeLine(stdout, `Then ${canarySteps(opened.steps)}.`);
  if (opened) {
    writeLine(stdout, `To halt the canary:           ${commandLine('halt')}`);
    writeLine(stdout, `To release it to all readers: ${promoteLine(changes)}`);
  } else if (parent) {
    writeLine(stdout, `To undo it: ${commandLine(`rollback --to ${parent.id}`)}`);
  } else {
    writeLine(stdout, 'This is the first edition; there is no earlier one to roll back to.');
  }
}
