import type { ScriptFile } from './script-file.ts';

/**
 * The scripts that a sleeping page may load, as JSON in the page. Small, because every reader downloads it; everything else
 * is in the page state, which is parsed only when the page wakes. Servers read it in pages of older releases of the shell
 * (`server/front/offline`), so it is part of the contract, like `RenderRequest`.
 */
export interface WakePlan extends LateScripts {
  /** Scripts of the awake shell, in the order to run them. */
  awake: readonly ScriptFile[];
  /** Scripts of the units that are hydrated when the page wakes; preloaded with the shell. */
  units: readonly ScriptFile[];
  /** Wake at once: the page needs the shell to be complete, or a developer inspects it. */
  atOnce: boolean;
  /** Where reports come from. */
  place: Place;
}

/** Scripts of the shell that a page loads when it needs them. */
export interface LateScripts {
  /** Shows staff what fails, instead of reporting it. In older shells: the script that reports. */
  reports?: ScriptFile | undefined;
  /** The script `reader.ts` of every page, which also reports; loaded when the page is idle. */
  reader?: ScriptFile | undefined;
  /** The script of the reading tools, loaded when the reader comes near one. */
  reading?: ScriptFile | undefined;
  /** The script of the privacy receipt, on its page. */
  receipt?: ScriptFile | undefined;
  /** The script of the saved stories, on their page. */
  saved?: ScriptFile | undefined;
  /** The script that follows a live post, on its page. */
  livePost?: ScriptFile | undefined;
  /** The script that measures the page view; `reader` loads it for a sample. */
  vitals?: ScriptFile | undefined;
  /** The script of the donation card, loaded when the card is due. */
  donation?: ScriptFile | undefined;
  /**
   * Of the advertising network that replaces the house advertisements, if there is one; loaded after the page. `network`:
   * the address of its frame; slot and size are added as parameters.
   */
  ads?: { script: ScriptFile; network: string } | undefined;
}

/** Where a report comes from. Never contains the URL. */
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
