import type { View } from '../composition/view.ts';
import type { ScriptFile } from './script-file.ts';

/** A release of a remote as the browser needs it: the one that made the view, and no other, may show it. */
export interface BrowserRelease {
  version: string;
  owner: string;
  /** Name under which the entry registers itself; another one for every version. */
  federationName: string;
  /** Address of the entry script. */
  entry: string;
  /** SHA-384 of the entry script. What does not match is not run; without one, nothing is. */
  integrity: string;
  /** Scripts of the unit that most links of this view lead to: a click fetches them along with the entry, not after it. */
  next?: { unit: string; scripts: readonly ScriptFile[] };
}

/** The releases that made a view, by remote. */
export type BrowserReleases = Readonly<Record<string, BrowserRelease>>;

/**
 * What `/_data/<edition>/<path>` answers: a view, and the releases that made it. `edition` is the same as that asked for,
 * or says what was left out since (see `edition-ref.ts`); the tab goes on with it.
 */
export interface ViewAnswer {
  edition: string;
  releases: BrowserReleases;
  view: View;
}

/** Everything the browser needs to hydrate the page it got; written into the page as JSON. */
export interface PageState {
  /** The edition that the tab stays with, as an edition ref. */
  edition: string;
  releases: BrowserReleases;
  /** Public origin of the site, for canonical links on later navigations. */
  origin: string;
  view: View;
  /** The page was sent before its own head was known; it came with that of its route. */
  headIsLate: boolean;
}

/** Id of the script element that holds the page state. */
export const PAGE_STATE_ID = 'page-state';
