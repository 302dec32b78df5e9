import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';
import { moveLive, type Mover } from './move-live.ts';

/** Ends the trial of an edition: every reader gets the live one again. Nothing changes when that trial is over already. */
export function haltCanary(store: EditionStore, edition: string, mover: Mover): Promise<Live> {
  return moveLive(store, mover, async (now) =>
    now?.canary?.edition === edition ? { action: 'halt', canary: null } : null,
  );
}
