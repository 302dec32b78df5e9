import type { View } from './view.ts';
import type { ScriptFile } from '../sleeping/script-file.ts';

/** A release of a remote, as browsers need it. A view is only shown by the release that made it. */
export interface BrowserRelease {
  version: string;
  owner: string;
  /** Global name of the container; unique per version. */
  federationName: string;
  /** URL of the entry script. */
  entry: string;
  /** SHA-384 of the entry script. Scripts without one are not run. */
  integrity: string;
  /** The unit that most links of this view lead to; a click fetches its scripts together with the entry. */
  next?: { unit: string; scripts: readonly ScriptFile[] };
}

/** The releases that made a view, by remote. */
export type BrowserReleases = Readonly<Record<string, BrowserRelease>>;

/**
 * Response of `/_data/<edition>/<path>`: a view, and the releases that made it. `edition` is an edition ref: the requested
 * one, or one that leaves out more releases. The tab continues with it.
 */
export interface ViewResponse {
  edition: string;
  releases: BrowserReleases;
  view: View;
}

/** What the browser needs to hydrate the page; part of the page as JSON. */
export interface PageState {
  /** The edition that the tab stays with, as an edition ref. */
  edition: string;
  releases: BrowserReleases;
  /** Public origin of the site, for canonical links on later navigations. */
  origin: string;
  view: View;
  /** The page was sent with its route's head, before its own head was known. */
  headIsLate: boolean;
}

/** Id of the JSON script element. */
export const PAGE_STATE_ID = 'page-state';

/** Reads the state of this page. Throws if it has none. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page has no page state.');
  return JSON.parse(text) as PageState;
}
