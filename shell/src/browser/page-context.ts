import type { ServerHtml } from '../composition/mounted-view.ts';
import type { Route } from '../routes.ts';
import type { TabState } from './tab-state.ts';

/** The page that a tab shows or navigates to. */
export interface PageContext {
  tab: TabState;
  route: Route | null;
  url: URL;
  /** Aborts when the reader leaves for another page. */
  signal: AbortSignal;
  /** The server's HTML of the page's units by unit key; empty after a soft navigation. */
  serverHtml: ReadonlyMap<string, ServerHtml>;
}
