import { useEffect, useReducer, useRef } from 'react';
import { nextState, STOPPED, type PlayerEvent } from './player-state.ts';

/** A stream that has not begun to sound after this many milliseconds counts as one that cannot start. */
export const START_DEADLINE = 15_000;

/**
 * Plays a live stream through the audio element that `audio` is given to. The element has an address only while it
 * plays: a stopped one would go on loading the stream in silence.
 */
export function useRadio(stream: string) {
  const audio = useRef<HTMLAudioElement>(null);
  /** Counts starts and ends, so that a promise of an earlier start says nothing about the present one. */
  const turn = useRef(0);
  const [state, send] = useReducer(nextState, STOPPED);

  function play() {
    const element = audio.current;
    if (element === null) return;
    turn.current += 1;
    const mine = turn.current;
    send({ type: 'play' });
    element.src = stream;
    element.play().then(
      () => mine === turn.current && send({ type: 'sounding' }),
      () => mine === turn.current && end({ type: 'cannot-start' }),
    );
  }

  function end(event: PlayerEvent) {
    turn.current += 1;
    silence(audio.current);
    send(event);
  }

  useEffect(() => {
    if (state.phase !== 'starting') return undefined;
    const timer = setTimeout(() => {
      turn.current += 1;
      silence(audio.current);
      send({ type: 'cannot-start' });
    }, START_DEADLINE);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useEffect(() => {
    if (audio.current === null) return;
    audio.current.volume = state.volume;
    audio.current.muted = state.muted;
  }, [state.volume, state.muted]);

  // A page that is left takes its sound with it.
  useEffect(() => {
    const element = audio.current;
    return () => {
      turn.current += 1;
      silence(element);
    };
  }, []);

  return {
    state,
    audio,
    toggle: () => (state.phase === 'stopped' ? play() : end({ type: 'stop' })),
    toggleMute: () => send({ type: 'mute-or-unmute' }),
    setVolume: (volume: number) => send({ type: 'volume', volume }),
    /** For the element's `error` and `ended`: a live stream has no end of its own. */
    onBreak: () => end({ type: 'stream-broke' }),
  };
}

/** Stops the sound and closes the connection. */
function silence(element: HTMLAudioElement | null) {
  if (element === null || !element.hasAttribute('src')) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}
