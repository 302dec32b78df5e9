import type { Location, NavigationType } from 'react-router-dom';
import type { ArrivingView } from '../composition/mounted-view.ts';
import type { Route } from '../routes.ts';

/** A page in the frame: where it is, how the reader came to it, and its view. */
export interface ShownPage {
  location: Location;
  route: Route | null;
  /** `POP` for the first page of a document, and for back and forward. */
  came: `${NavigationType}`;
  /** Null where a navigation brought nothing: the error screen stands in the frame. */
  arriving: ArrivingView | null;
  /** Milliseconds that the reader has waited for it. */
  waitedMs: number;
}
