import type { PageLocation } from '../composition/page-location.ts';
import type { ArrivingView } from '../composition/mounted-view.ts';
import type { Route } from '../routes.ts';
import type { PendingPage } from './pending-page.tsx';

/** The page in the frame: its location, its view, and how it was loaded. */
export interface ShownPage {
  location: PageLocation;
  route: Route | null;
  /** Null if the navigation failed: the frame contains the error screen. */
  arriving: ArrivingView | null;
  /** Path of the section that the page's head names. Not known while the page is late. */
  section?: string | undefined;
  /** Shown and announced while the page is late. */
  pending?: PendingPage;
  /** Milliseconds from the click to the page. */
  waitedMs: number;
  /** Called once, when the page is rendered and before it is painted. Null for the page of the document. */
  onRendered: (() => void) | null;
}
