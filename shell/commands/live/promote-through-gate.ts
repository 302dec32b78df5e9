import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
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
import { gateReporter, gateSummary } from '../gate-report.ts';
import { requirePublished } from '../named-releases.ts';
import { commandLine, writeLine } from '../terminal.ts';
import { actorOf } from './actor.ts';
import { reportMove } from './report-move.ts';

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
    if (live && rolledBack) requireStillLive(live, rolledBack);
    const shell = live?.releases['shell'];
    if (again > 0) skipCodeBecause = shell === lastShell && !('shell' in releases) ? SAME_SHELL : null;
    lastShell = shell;
    const inCanary = before?.canary ? await canaryReleases(store, before.canary.edition) : {};
    await requireAllPassed(context, store, {
      releases,
      inCanary,
      isRollback,
      known: { ...known, skipCodeBecause },
    });
    const by = actorOf(context.env, note);
    const moved = await unlessLiveMoved(
      promote(store, { ...promotion, isRollback, checkedBeside: before }, by),
    );
    if (moved) {
      await reportMove(context, store, moved);
      // It may be somebody else's.
      for (const replaced of releaseKeys(replacedBy(releases, inCanary)))
        writeLine(context.stdout, `The canary of ${replaced} has ended: this promotion replaces it.`);
      return;
    }
    writeLine(
      context.stderr,
      'Live has been moved in the meantime: checking again with the releases that readers get now.',
    );
  }
  throw new Error(
    `Live was moved by others during each of ${MAX_RECHECKS + 1} gate runs. Nothing was promoted. Try again, or freeze promotions and promote with --force and a --note.`,
  );
}

function requireStillLive(live: Edition, rolledBack: ReleaseNames): void {
  if (editionHas(live, rolledBack)) return;
  throw new Error(
    `Live has been moved in the meantime: readers no longer get ${releaseKeys(rolledBack).join(' and ')}. Nothing was changed.`,
  );
}

interface GateRuns {
  releases: ReleaseNames;
  inCanary: ReleaseNames;
  isRollback: boolean;
  known: KnownFacts;
}

/** Runs the gate on these releases, and again together with the canary's others: canary readers get both. */
async function requireAllPassed(
  context: CommandContext,
  store: EditionStore,
  { releases, inCanary, isRollback, known }: GateRuns,
): Promise<void> {
  const instead = isRollback
    ? 'Name another release, or roll back the whole edition.'
    : 'Follow the fixes above; if the release changes, publish and promote the new version.';
  await requirePassed(context, store, { releases, known, instead });
  const others = omitRemotes(inCanary, releases);
  if (Object.keys(others).length === 0) return;
  const all = { ...others, ...releases };
  await requirePassed(context, store, {
    releases: all,
    known: { ...known, skipCodeBecause: 'shell' in all ? null : SAME_SHELL },
    instead: isRollback ? `Halt the canary first: ${commandLine('halt')}` : instead,
  });
}

/** Null if somebody else moved `live` meanwhile. */
function unlessLiveMoved(moving: Promise<Live>): Promise<Live | null> {
  return moving.catch((error: unknown) => {
    if (error instanceof LiveMovedError) return null;
    throw error;
  });
}

interface GateRun {
  releases: ReleaseNames;
  known: KnownFacts;
  /** What to do if it fails. */
  instead: string;
}

/** Runs the gate, and prints its report. Rejects if a release fails. */
export async function requirePassed(
  context: CommandContext,
  store: EditionStore,
  { releases, known, instead }: GateRun,
): Promise<void> {
  const reports = await context.gate(store, releases, gateReporter(context, context.stderr), known);
  if (reports.every(({ passed }) => passed)) return;
  throw new Error(`${gateSummary(reports)}. Nothing was promoted; the live edition is unchanged. ${instead}`);
}
