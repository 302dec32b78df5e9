/** Volume runs from 0 to 1 (specification, sections 5 and 9). */
export const DEFAULT_VOLUME = 0.9;
export const VOLUME_STEP = 0.01;

export interface PlayerState {
  /** starting: play was asked for and no sound has come yet. */
  phase: 'stopped' | 'starting' | 'playing';
  volume: number;
  muted: boolean;
  /** Why the last attempt ended, in the words for the reader. */
  problem: string | null;
}

export type PlayerEvent =
  | { type: 'play' }
  | { type: 'sounding' }
  | { type: 'stop' }
  | { type: 'cannot-start' }
  | { type: 'stream-broke' }
  | { type: 'mute-or-unmute' }
  | { type: 'volume'; volume: number };

export const STOPPED: PlayerState = {
  phase: 'stopped',
  volume: DEFAULT_VOLUME,
  muted: false,
  problem: null,
};

/** What the player becomes (specification, sections 4, 5 and 8). Failures after a stop that was asked for are no news. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return { ...state, phase: 'starting', problem: null };
    case 'sounding':
      return state.phase === 'starting' ? { ...state, phase: 'playing' } : state;
    case 'stop':
      return { ...state, phase: 'stopped', problem: null };
    case 'cannot-start':
      return state.phase === 'starting'
        ? { ...state, phase: 'stopped', problem: 'Unable to start playback. Please try again.' }
        : state;
    case 'stream-broke':
      return state.phase === 'stopped'
        ? state
        : { ...state, phase: 'stopped', problem: 'Stream temporarily unavailable.' };
    case 'mute-or-unmute':
      return { ...state, muted: !state.muted };
    case 'volume': {
      const volume = Math.min(1, Math.max(0, event.volume));
      return { ...state, volume, muted: state.muted && volume === 0 };
    }
    default:
      return event satisfies never;
  }
}
