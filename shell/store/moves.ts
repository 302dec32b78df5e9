import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { LiveMovedError, moveLive, requireLive, type Actor } from './move-live.ts';
import { newEdition } from './new-edition.ts';
import { nextStep, type CanaryStep } from './next-step.ts';
import { requireNotFrozen } from './promote.ts';

/**
 * Blocks promotions without force. The actor's note is the reason shown to others. Rejects during a freeze with another
 * reason: it would be lost, and the first to unfreeze would end both.
 */
export function freeze(store: EditionStore, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async (now) => {
    const reason = now?.frozen?.reason;
    if (reason === actor.note) return null;
    if (reason === undefined) return { action: 'freeze', frozen: { reason: actor.note } };
    throw new Error(
      `Promotions are already frozen: ${reason}. Nothing was changed. To give another reason, "unfreeze" first.`,
    );
  });
}

export function unfreeze(store: EditionStore, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async (now) => (now?.frozen ? { action: 'unfreeze', frozen: null } : null));
}

/**
 * Ends the canary with this edition: all readers get the live one. Resolves with null, and changes nothing, if that canary
 * has already ended.
 */
export async function haltCanary(store: EditionStore, edition: string, actor: Actor): Promise<Live | null> {
  let isMoved = false;
  const after = await moveLive(store, actor, async (now) => {
    isMoved = now?.canary?.edition === edition;
    return isMoved ? { action: 'halt', canary: null } : null;
  });
  return isMoved ? after : null;
}

/**
 * Takes the step after this one: the canary goes to more readers, or becomes the live edition. Resolves with null, and
 * changes nothing, if the canary is not at this step, for example because another server was first, or if it is blocked.
 */
export async function advanceCanary(
  store: EditionStore,
  step: CanaryStep,
  actor: Actor,
  { force = false } = {},
): Promise<Live | null> {
  let isMoved = false;
  const after = await moveLive(store, actor, async (now) => {
    const change = now && nextStep(now, step);
    isMoved = Boolean(change) && (force || (await heldBack(store, requireLive(now, store))) === null);
    return isMoved ? change : null;
  });
  return isMoved ? after : null;
}

/** Why the open canary may not go to more readers; null if it may. */
export async function heldBack(
  store: EditionStore,
  { canary, edition, frozen }: Live,
): Promise<string | null> {
  if (frozen) return `Promotions are frozen: ${frozen.reason}.`;
  if (!canary) return null;
  const [tried, live] = await Promise.all([store.edition(canary.edition), store.edition(edition)]);
  // Not all reports: a server asks this every other second, and anybody who can write to the store can write any number.
  const found = Object.entries(tried.releases)
    .filter(([name, version]) => live.releases[name] !== version)
    .map(([name, version]) => store.quarantineOf({ name, version }));
  const bad = (await Promise.all(found)).find((one) => one !== null);
  return bad ? `${bad.name}@${bad.version} is in quarantine: ${bad.why}.` : null;
}

/**
 * Points `live` at the edition `to`, or at the parent of the live edition, and ends an open canary. Ignores a freeze,
 * because emergencies need it. `seen` is the state on which the decision was made. Rejects if others have changed the live
 * edition since, the edition does not exist, or the live one has no parent.
 */
export async function rollback(
  store: EditionStore,
  to: string | null,
  actor: Actor,
  seen?: Live,
): Promise<Live> {
  const from = seen ?? requireLive(await store.live(), store);
  const target = to ?? (await store.edition(from.edition, from.digest)).parent;
  if (target === null) throw new Error(`${from.edition} is the first edition; there is no earlier one.`);
  return moveLive(store, actor, async (now) => {
    const { edition, canary } = requireLive(now, store);
    // Two rollbacks at once would roll back twice, and undo what a colleague has just promoted.
    if (edition !== from.edition) {
      throw new LiveMovedError(
        `Live has been moved in the meantime: readers now get edition ${edition}. Nothing was changed.`,
      );
    }
    if (target === edition && !canary) return null;
    return { action: 'rollback', edition: target, canary: null };
  });
}

/**
 * Takes remotes out of what readers get. Their releases stay in the store: a rollback brings them back, and so does a
 * promotion. Rejects during a freeze and while a canary is open, and with `LiveMovedError` if live is no longer
 * `checkedBeside`. Does not run the gate: the caller does.
 */
export async function retire(
  store: EditionStore,
  names: readonly string[],
  { checkedBeside, force }: { checkedBeside: Live; force: boolean },
  actor: Actor,
): Promise<Live> {
  return moveLive(store, actor, async (now) => {
    if (now?.edition !== checkedBeside.edition) throw new LiveMovedError('Live has been moved.');
    requireRetirable(now, force);
    const parent = await store.foundEdition(now.edition, now.digest);
    const edition = await newEdition(store, { parent, releases: {}, retired: names }, actor);
    return { action: 'promote', edition: edition.document.id };
  });
}

/** Throws during a freeze, unless forced, and while a canary is open, whose edition has the remotes, too. */
export function requireRetirable(now: Live, force: boolean): void {
  requireNotFrozen(now, force);
  if (now.canary) throw new Error('A canary is open. Halt it, or release it to all readers, first.');
}
