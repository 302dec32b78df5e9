import type { PlayerState, RadioProgram } from '../contract/player.ts';

/** Volume runs from 0 to 1 (specification, sections 5 and 9). */
export const DEFAULT_VOLUME = 0.9;
export const VOLUME_STEP = 0.01;

/** Texts of the specification, section 8. */
const CANNOT_START = 'Unable to start playback. Please try again.';
const STREAM_BROKE = 'Stream temporarily unavailable.';

export type PlayerEvent =
  | { type: 'play'; program: RadioProgram }
  | { type: 'playing' }
  | { type: 'stop' }
  | { type: 'cannot-start' }
  | { type: 'stream-broke' }
  | { type: 'gave-up' }
  | { type: 'mute-or-unmute' }
  | { type: 'volume'; volume: number };

/** The state before the first play, and always on the server. */
export const INITIAL_STATE: PlayerState = {
  phase: 'stopped',
  program: null,
  volume: DEFAULT_VOLUME,
  muted: false,
  problem: null,
};

/**
 * The player's reducer (specification, sections 4, 5 and 8). A stream that breaks before it played is unavailable; one
 * that breaks later is retried. Failures after a stop are ignored.
 */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return { ...state, phase: 'starting', program: event.program, problem: null };
    case 'playing':
      return state.phase === 'stopped' ? state : { ...state, phase: 'playing', problem: null };
    case 'stop':
      return { ...state, phase: 'stopped', problem: null };
    case 'cannot-start':
      return state.phase === 'starting' ? { ...state, phase: 'stopped', problem: CANNOT_START } : state;
    case 'stream-broke':
      if (state.phase === 'stopped') return state;
      return {
        ...state,
        phase: state.phase === 'starting' ? 'stopped' : 'reconnecting',
        problem: STREAM_BROKE,
      };
    case 'gave-up':
      return state.phase === 'reconnecting' ? { ...state, phase: 'stopped' } : state;
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
