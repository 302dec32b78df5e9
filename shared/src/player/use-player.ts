import { useSyncExternalStore } from 'react';
import type { Player, PlayerState } from '../contract/player.ts';
import { SILENT } from './player-state.ts';

/** What the player does now. While a page is hydrated it is what the server's HTML says: silence. */
export function usePlayer(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state, () => SILENT);
}
