import type { ScriptFile } from '../document/script-file.ts';
import type { ShellScripts } from './shell-scripts.ts';

/**
 * The scripts that a sleeping page may load, as JSON in the page. Small, because every reader downloads it; everything else
 * is in the page state, which is parsed only when the page wakes.
 */
export interface WakePlan {
  shell: ShellScripts;
  /** Scripts of the units that are hydrated when the page wakes; preloaded with the shell. */
  units: readonly ScriptFile[];
  /** Wake at once: the page needs the shell to be complete, or a developer inspects it. */
  atOnce: boolean;
  /** Where reports come from. */
  place: Place;
  /** Address of the frame of the advertising network that replaces the house advertisements; slot and size are added as parameters. */
  adFrame?: string | undefined;
}

/** Where a report comes from. Never the address. */
export interface Place {
  /** Edition ref of the view. */
  edition: string;
  /** Pattern of the route. */
  route: string;
}

/** Id of the JSON script element. */
export const WAKE_PLAN_ID = 'wake-plan';

/** Reads the wake plan of this page. */
export function readWakePlan(): WakePlan {
  return JSON.parse(document.getElementById(WAKE_PLAN_ID)?.textContent ?? '') as WakePlan;
}
