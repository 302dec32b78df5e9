import type { Player } from '../contract/player.ts';
import { createLiveStream } from './live-stream.ts';
import { nextState, SILENT, type PlayerEvent } from './player-state.ts';

/** How long to wait before each attempt to get a broken stream back, in milliseconds. After the last one it is over. */
export const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** Sound that held for so long has recovered: the next break gets all attempts again. */
export const STEADY_MS = 20_000;

/** The player of a site. It touches nothing of the browser before the first play, so the server has one as well. */
export function createPlayer(): Player {
  const listeners = new Set<() => void>();
  let state = SILENT;
  let attempts = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;

  function send(event: PlayerEvent): void {
    state = nextState(state, event);
    for (const listener of listeners) listener();
  }

  function forgetRetry(): void {
    clearTimeout(retry);
    removeEventListener('online', reopen);
  }

  function reopen(): void {
    forgetRetry();
    if (state.programme !== null) stream.open(state.programme.src);
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
    // Who comes out of a tunnel does not wait for the clock.
    addEventListener('online', reopen);
  }

  function stop(): void {
    if (state.phase === 'stopped') return;
    forgetRetry();
    clearTimeout(steady);
    stream.close();
    send({ type: 'stop' });
  }

  const stream = createLiveStream({
    sounding: () => {
      steady = setTimeout(() => (attempts = 0), STEADY_MS);
      send({ type: 'sounding' });
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
    play: (programme) => {
      stop();
      attempts = 0;
      stream.loudness(state.volume, state.muted);
      send({ type: 'play', programme });
      stream.open(programme.src);
    },
    stop,
    setVolume: (volume) => setLoudness({ type: 'volume', volume }),
    toggleMute: () => setLoudness({ type: 'mute-or-unmute' }),
  };
}
