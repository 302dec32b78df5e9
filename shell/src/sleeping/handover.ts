import type { EarlyErrors } from '../browser/early-errors.ts';
import type { Place } from './wake-plan.ts';

/**
 * What the scripts of the shell have in common. Each is a file of its own and imports nothing of the others: the bootstrap
 * makes this, those that come after it take it.
 */
export interface Handover {
  /** Wakes the page, once; whoever asks again gets the same promise. Resolves when the awake shell runs, or cannot be had. */
  wake: () => Promise<void>;
  /** The awake shell runs, and every unit that was to be hydrated at once is live. */
  isAwake: boolean;
  /** The page stays what it is, plain HTML: what was pressed is released. */
  giveUp: () => void;
  /** Whether the awake shell moves from page to page: history, links and what is fetched ahead are its own. */
  navigates: boolean;
  errors: EarlyErrors;
  /** Where the reader is now; the awake shell keeps it up to date. */
  place: Place;
  /** Units that the reader has turned to before they were hydrated, by unit key: they come first. */
  wanted: Set<string>;
}

/** Event on the element of a unit, and above it: the reader has turned to it and it is not hydrated yet. */
export const WANTED_EVENT = 'meadowlark:wanted';
/** Event on the element of a unit, and above it: its component runs, so what was pressed there can be pressed again. */
export const LIVE_EVENT = 'meadowlark:live';

declare global {
  interface Window {
    meadowlark?: Handover;
  }
}
