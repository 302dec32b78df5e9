/** Something to listen to. It names the page it belongs to, so that a player elsewhere can lead back. */
export interface Programme {
  /** Address of a live stream on this site: it has no length, and nothing of it is kept. */
  src: string;
  title: string;
  subtitle: string;
  /** Path of the page it belongs to. */
  href: string;
  /** Address of a square raster picture, for the lock screen. */
  artwork?: string;
}

/**
 * stopped: no sound, no connection. starting: play was asked for and no sound has come yet. reconnecting: the stream
 * broke while it sounded, and the player goes on trying.
 */
export type PlayerPhase = 'stopped' | 'starting' | 'playing' | 'reconnecting';

export interface PlayerState {
  phase: PlayerPhase;
  /** What was played last; null before the first play. */
  programme: Programme | null;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** What went wrong, in the words for the reader. */
  problem: string | null;
}

/**
 * The one player of the site. It belongs to the shell, so that the sound goes on while pages come and go. `state` and
 * `subscribe` are made for `useSyncExternalStore`: the same object until something changes.
 */
export interface Player {
  state: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  /** Plays from now on. To be called in the reader's click: browsers refuse sound that nobody asked for. */
  play: (programme: Programme) => void;
  stop: () => void;
  /** From 0 to 1; anything beyond is cut. */
  setVolume: (volume: number) => void;
  toggleMute: () => void;
}
