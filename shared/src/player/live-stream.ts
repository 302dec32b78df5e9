/** A stream without sound after this many milliseconds cannot start. */
export const START_DEADLINE_MS = 15_000;
/** A stream whose playback has not advanced for this many milliseconds has stalled. Shorter gaps recover by themselves. */
export const STALL_MS = 8_000;

/** Events of an opened stream. After `refused`, `broke` and `paused` it is closed. */
interface StreamEvents {
  playing: () => void;
  /** It did not start: the browser refused, or the deadline passed. */
  refused: () => void;
  /** It failed, stalled or ended. A live stream does not end by itself. */
  broke: () => void;
  /** Paused from outside the page, as by a phone call or unplugged headphones. */
  paused: () => void;
}

/** A live stream through one audio element. */
interface LiveStream {
  open: (src: string) => void;
  close: () => void;
  loudness: (volume: number, muted: boolean) => void;
}

/**
 * Creates the element at the first `open` and keeps it: on phones, a script may restart only an element that a tap
 * started once. It has a URL only while it plays, because a paused element would continue to load the stream.
 */
export function createLiveStream(events: StreamEvents): LiveStream {
  let element: HTMLAudioElement | null = null;
  let state: 'closed' | 'opening' | 'playing' = 'closed';
  /** Number of the current start, to ignore promises of earlier ones. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const level = { volume: 1, muted: false };

  function close(): void {
    turn += 1;
    state = 'closed';
    clearTimeout(timer);
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

  function onProgress(): void {
    if (state !== 'playing') return;
    clearTimeout(timer);
    timer = setTimeout(() => end('broke'), STALL_MS);
  }

  async function start(audio: HTMLAudioElement, mine: number): Promise<void> {
    const isPlaying = await audio.play().then(
      () => true,
      () => false,
    );
    if (mine !== turn) return;
    if (!isPlaying) {
      end('refused');
      return;
    }
    state = 'playing';
    onProgress();
    events.playing();
  }

  function makeElement(): HTMLAudioElement {
    const audio = document.createElement('audio');
    audio.preload = 'none';
    audio.crossOrigin = 'anonymous';
    audio.addEventListener('error', () => end('broke'));
    audio.addEventListener('ended', () => end('broke'));
    audio.addEventListener('timeupdate', onProgress);
    // Browsers also fire `pause` before `ended` and for our own pause.
    audio.addEventListener('pause', () => {
      if (state === 'playing' && audio.paused && !audio.ended) end('paused');
    });
    return audio;
  }

  return {
    open: (src) => {
      close();
      element ??= makeElement();
      Object.assign(element, level);
      state = 'opening';
      timer = setTimeout(() => end('refused'), START_DEADLINE_MS);
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
