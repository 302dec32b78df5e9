import type { FrameFacts } from '../frame/frame-facts.ts';
import type { View } from '../composition/view.ts';

/** Where the browser finds a remote of the edition: federation name and entry script. */
export interface BrowserRemote {
  federationName: string;
  entry: string;
}

/** The edition as the browser needs it. */
export interface BrowserEdition {
  id: string;
  remotes: Readonly<Record<string, BrowserRemote>>;
}

/** Everything the browser needs to hydrate the page it got; written into the page as JSON. */
export interface PageState {
  edition: BrowserEdition;
  facts: FrameFacts;
  /** Public origin of the site, for canonical links on later navigations. */
  origin: string;
  view: View;
  /** The page was sent before its own head was known; it came with that of its route. */
  headIsLate: boolean;
}

/** Id of the script element that holds the page state. */
export const PAGE_STATE_ID = 'page-state';
