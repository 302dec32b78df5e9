/** Something to listen to. Contains its page, so that a player on another page can link to it. */
export interface RadioProgram {
  /** URL of a live stream on this site. */
  src: string;
  title: string;
  subtitle: string;
  /** Path of its page. */
  href: string;
  /** URL of a square raster picture, for the lock screen. */
  artwork?: string;
}

/**
 * stopped: no sound, no connection. starting: connecting, no sound yet. reconnecting: the stream broke while it played,
 * and the player retries.
 */
export type PlayerPhase = 'stopped' | 'starting' | 'playing' | 'reconnecting';

export interface PlayerState {
  phase: PlayerPhase;
  /** The last program played; null before the first play. */
  program: RadioProgram | null;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** Error text for the reader. */
  problem: string | null;
}

/**
 * The one player of the site. It belongs to the shell, so that the sound continues across pages. `state` and
 * `subscribe` work with `useSyncExternalStore`: `state` returns the same object until something changes.
 */
export interface Player {
  state: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  /** Call it in a click handler: browsers block sound otherwise. */
  play: (program: RadioProgram) => void;
  stop: () => void;
  /** From 0 to 1; clamped. */
  setVolume: (volume: number) => void;
  toggleMute: () => void;
}
