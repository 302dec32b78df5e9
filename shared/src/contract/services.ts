import type { Player } from './player.ts';

/**
 * Services of the shell for its units. They are a prop, because a remote's bundle has its own copy of every module except
 * the singletons: an imported context or store would not be the shell's instance.
 */
export interface Services {
  /** Shows one sentence in the notification area, a polite live region. */
  notify: (sentence: string) => void;
  /** Plays live sound that continues across pages. */
  player: Player;
}

/** Props of a page or block that uses services. */
export interface WithServices {
  services: Services;
}
