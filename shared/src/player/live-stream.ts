/** A stream that has not begun to sound after this many milliseconds counts as one that cannot start. */
export const START_DEADLINE_MS = 15_000;
/** A stream whose sound has stood still for this many milliseconds has stalled. Shorter gaps heal by themselves. */
export const STALL_MS = 8_000;

/** What becomes of an opened stream. After `refused`, `broke` and `paused` it is closed again. */
export interface StreamEvents {
  sounding: () => void;
  /** It never began: the browser refused, or nothing came in time. */
  refused: () => void;
  /** It failed, stalled, or ended, which a live stream does not do of its own accord. */
  broke: () => void;
  /** Paused from outside the page: a call came in, the headphones were pulled out. */
  paused: () => void;
}

/** A live stream through one audio element. */
export interface LiveStream {
  open: (src: string) => void;
  close: () => void;
  loudness: (volume: number, muted: boolean) => void;
}

/**
 * The element is made at the first `open` and kept: on phones, only one that was once started by a tap may be started
 * again by a script. It has an address only while it plays; a paused one would go on loading the stream in silence.
 */
export function createLiveStream(events: StreamEvents): LiveStream {
  let element: HTMLAudioElement | null = null;
  let state: 'closed' | 'opening' | 'sounding' = 'closed';
  /** Tells the promise of an earlier start from the present one's. */
  let turn = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const level = { volume: 1, muted: false };

  function close(): void {
    turn += 1;
    state = 'closed';
    clearTimeout(patience);
    if (!element?.hasAttribute('src')) return;
    element.pause();
    element.removeAttribute('src');
    element.load();
  }

  function end(how: 'refused' | 'broke' | 'paused'): void {
    if (state === 'closed') return;
    close();
    events[how]();
  }

  function moved(): void {
    if (state !== 'sounding') return;
    clearTimeout(patience);
    patience = setTimeout(() => end('broke'), STALL_MS);
  }

  async function start(audio: HTMLAudioElement, mine: number): Promise<void> {
    const sounds = await audio.play().then(
      () => true,
      () => false,
    );
    if (mine !== turn) return;
    if (!sounds) {
      end('refused');
      return;
    }
    state = 'sounding';
    moved();
    events.sounding();
  }

  function makeElement(): HTMLAudioElement {
    const audio = document.createElement('audio');
    audio.preload = 'none';
    audio.crossOrigin = 'anonymous';
    audio.addEventListener('error', () => end('broke'));
    audio.addEventListener('ended', () => end('broke'));
    audio.addEventListener('timeupdate', moved);
    // An end is told as a pause first, and so is our own; neither comes from outside.
    audio.addEventListener('pause', () => {
      if (state === 'sounding' && audio.paused && !audio.ended) end('paused');
    });
    return audio;
  }

  return {
    open: (src) => {
      close();
      element ??= makeElement();
      Object.assign(element, level);
      state = 'opening';
      patience = setTimeout(() => end('refused'), START_DEADLINE_MS);
      element.src = src;
      void start(element, turn);
    },
    close,
    loudness: (volume, muted) => {
      Object.assign(level, { volume, muted });
      if (element !== null) Object.assign(element, level);
    },
  };
}
