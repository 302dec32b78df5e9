import type { ScriptFile } from '../document/script-file.ts';

/**
 * What a sleeping page knows of the scripts that it may need: little, because every reader pays for it. It is written
 * into the page as JSON; all else is in the page state, which only a page that wakes reads.
 */
export interface WakePlan {
  /** The awake shell, in the order in which its scripts are run. */
  awake: readonly ScriptFile[];
  /** Scripts of the units that are hydrated as soon as the page is awake; fetched along with it. */
  units: readonly ScriptFile[];
  /** The page does not sleep: it is not complete without scripts, or somebody wants to look at them. */
  atOnce: boolean;
  /** Where reports say they come from: the edition ref of the view and the pattern of its route. */
  place: Place;
  /** Fetched when the page is idle; without it the browser reports nothing. */
  reports?: ScriptFile | undefined;
  /** Fetched when the time of the donation pop-up has come. */
  donation?: ScriptFile | undefined;
  /** Only where the operator has an advertising network. */
  ads?: AdPlan | undefined;
}

/** Who fills the ad slots instead of the paper's own advertisements. */
export interface AdPlan {
  /** Fetched as soon as the page is loaded. */
  script: ScriptFile;
  /** Address of the network's frame, without slot and size. */
  network: string;
}

export interface Place {
  edition: string;
  route: string;
}

/** Id of the script element that holds the plan. */
export const WAKE_PLAN_ID = 'wake-plan';
