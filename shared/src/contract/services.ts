import type { Player } from './player.ts';

/**
 * What the shell does for the units it mounts. They come as a prop, because a remote's bundle has its own copy of every
 * module but the singletons: a context or a store imported from here would be another one than the shell's.
 */
export interface Services {
  /** Shows one sentence in the notification area, where it is announced politely. */
  notify: (sentence: string) => void;
  /** Plays live sound that goes on while the reader moves through the site. */
  player: Player;
}

/** Props of a page or block that uses them; one that does not need not mention them. */
export interface WithServices {
  services: Services;
}
