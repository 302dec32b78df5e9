import type { EarlyErrors } from './early-errors.ts';
import type { ScriptFile } from './script-file.ts';
import type { Place, WakePlan } from './wake-plan.ts';

/**
 * State shared by the scripts of the shell, which import nothing from each other. The bootstrap creates it as
 * `window.meadowlark`.
 */
export interface ShellBootstrap {
  /** Wakes the page, once; later calls return the same promise. Resolves when the shell runs or has failed to load. */
  wake: () => Promise<void>;
  /** The shell runs, and every unit with `hydrate: 'load'` is live. */
  isAwake: boolean;
  /** The page stays plain HTML: releases the recorded clicks. */
  giveUp: () => void;
  /** Whether the awake shell handles history, links and prefetches. */
  navigates: boolean;
  errors: EarlyErrors;
  /** The wake plan of the document, even after soft navigations. */
  plan: WakePlan;
  /** Loads and runs a script that the page can do without, as `startScript` does. False if there is none or it failed. */
  load: (script: ScriptFile | undefined, async?: boolean) => Promise<boolean>;
  /** Edition and route of the current page; the awake shell updates it. */
  place: Place;
  /** Keys of units that the reader used before they were hydrated: they are hydrated first. */
  wanted: Set<string>;
}

/** Event on the element of a unit; bubbles. The reader uses the unit and it is not hydrated yet. */
export const WANTED_EVENT = 'meadowlark:wanted';
/** Event on the element of a unit; bubbles. Its component runs, so early clicks can be replayed. */
export const LIVE_EVENT = 'meadowlark:live';

declare global {
  interface Window {
    meadowlark?: ShellBootstrap;
  }
}
