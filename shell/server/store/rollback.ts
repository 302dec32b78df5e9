import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { moveLive, standing, type Mover } from './move-live.ts';

/**
 * Points `live` at an earlier edition: the one named, or the parent of the live one. An open canary ends with it. It is
 * never frozen: going back is what one does in an emergency. Rejects when there is nothing to go back to.
 */
export async function rollback(store: EditionStore, to: string | null, mover: Mover): Promise<Live> {
  return moveLive(store, mover, async (now) => {
    const live = standing(now, store);
    const target = to ?? (await store.edition(live.edition)).parent;
    if (target === null) throw new Error(`${live.edition} is the first edition; there is none before it.`);
    await store.edition(target);
    if (target === live.edition) return null;
    return { action: 'rollback', edition: target, canary: null };
  });
}
