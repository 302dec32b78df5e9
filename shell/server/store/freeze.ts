import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { moveLive, type Mover } from './move-live.ts';

/** From now on nothing is promoted without force. The mover's note is the reason that others are told. */
export function freeze(store: EditionStore, mover: Mover): Promise<Live> {
  return moveLive(store, mover, async () => ({ action: 'freeze', frozen: { reason: mover.note } }));
}

export function unfreeze(store: EditionStore, mover: Mover): Promise<Live> {
  return moveLive(store, mover, async (now) => (now?.frozen ? { action: 'unfreeze', frozen: null } : null));
}
