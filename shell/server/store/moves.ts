import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { moveLive, type Actor, requireLive } from './move-live.ts';

/** Blocks promotions without force. The actor's note is the reason that others read. */
export function freeze(store: EditionStore, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async () => ({ action: 'freeze', frozen: { reason: actor.note } }));
}

export function unfreeze(store: EditionStore, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async (now) => (now?.frozen ? { action: 'unfreeze', frozen: null } : null));
}

/** Ends the canary with this edition: every reader gets the live one. Does nothing if that canary has already ended. */
export function haltCanary(store: EditionStore, edition: string, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async (now) =>
    now?.canary?.edition === edition ? { action: 'halt', canary: null } : null,
  );
}

/**
 * Points `live` at the edition `to`, or at the parent of the live edition, and ends an open canary. Ignores a freeze:
 * emergencies need it. Rejects if the edition does not exist, or the live one has no parent.
 */
export async function rollback(store: EditionStore, to: string | null, actor: Actor): Promise<Live> {
  return moveLive(store, actor, async (now) => {
    const live = requireLive(now, store);
    const target = to ?? (await store.edition(live.edition)).parent;
    if (target === null) throw new Error(`${live.edition} is the first edition; there is none before it.`);
    await store.edition(target);
    if (target === live.edition) return null;
    return { action: 'rollback', edition: target, canary: null };
  });
}
