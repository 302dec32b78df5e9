import type { Programme } from '@meadowlark/shared/contract/player.ts';

export interface RadioData {
  /** Its stream is on this site and is loaded only on play. */
  programme: Programme;
}
