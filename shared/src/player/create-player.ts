import type { Player } from '../contract/player.ts';
import { createLiveStream } from './live-stream.ts';
import { nextState, INITIAL_STATE, type PlayerEvent } from './player-state.ts';

/** Delays before each attempt to reconnect, in milliseconds. After the last one the player gives up. */
export const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** After this many milliseconds of sound, the next break gets all attempts again. */
export const STEADY_MS = 20_000;

/** Creates the player of a site. It uses no browser API before the first play, so it can be created on the server too. */
export function createPlayer(): Player {
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;

  function send(event: PlayerEvent): void {
    state = nextState(state, event);
    for (const listener of listeners) listener();
  }

  function cancelRetry(): void {
    clearTimeout(retry);
    removeEventListener('online', reopen);
  }

  function reopen(): void {
    cancelRetry();
    if (state.program !== null) stream.open(state.program.src);
  }

  function tryAgain(): void {
    clearTimeout(steady);
    const delay = RETRY_DELAYS_MS[attempts];
    if (delay === undefined) {
      send({ type: 'gave-up' });
      return;
    }
    attempts += 1;
    retry = setTimeout(reopen, delay);
    // Do not wait once the network is back, as after a tunnel.
    addEventListener('online', reopen);
  }

  function stop(): void {
    if (state.phase === 'stopped') return;
    cancelRetry();
    clearTimeout(steady);
    stream.close();
    send({ type: 'stop' });
  }

  const stream = createLiveStream({
    playing: () => {
      steady = setTimeout(() => (attempts = 0), STEADY_MS);
      send({ type: 'playing' });
    },
    refused: () => {
      if (state.phase === 'reconnecting') tryAgain();
      else send({ type: 'cannot-start' });
    },
    broke: () => {
      send({ type: 'stream-broke' });
      if (state.phase === 'reconnecting') tryAgain();
    },
    paused: stop,
  });

  function setLoudness(event: PlayerEvent): void {
    send(event);
    stream.loudness(state.volume, state.muted);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (program) => {
      stop();
      attempts = 0;
      stream.loudness(state.volume, state.muted);
      send({ type: 'play', program });
      stream.open(program.src);
    },
    stop,
    setVolume: (volume) => setLoudness({ type: 'volume', volume }),
    toggleMute: () => setLoudness({ type: 'mute-or-unmute' }),
  };
}
