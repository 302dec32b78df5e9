import { useSyncExternalStore } from 'react';
import type { Player, PlayerState } from '../contract/player.ts';
import { INITIAL_STATE } from './player-state.ts';

/** The player's state. During hydration it is the server's, which is always stopped. */
export function usePlayer(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, player.state, () => INITIAL_STATE);
}
