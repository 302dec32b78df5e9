import type { SentHtml } from '../composition/mounted-view.ts';
import type { Route } from '../routes.ts';
import type { Tab } from './tab.ts';

/** One page view of a tab. */
export interface Visit {
  tab: Tab;
  route: Route | null;
  url: URL;
  /** Aborted when the reader has gone on to another page. */
  signal: AbortSignal;
  /** The server's HTML of the page's units by unit key; none for a page that came by navigation. */
  sent: ReadonlyMap<string, SentHtml>;
}
