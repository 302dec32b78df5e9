import { createContext, useContext } from 'react';

/** The location of the shown page, compatible with React Router's `Location`. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  /** State that a remote put into the history entry with React Router. */
  state: unknown;
  /** Unique for each history entry. */
  key: string;
}

/** The location of the page around a component: the browser's, or that of the request. */
export const LocationContext = createContext<PageLocation | null>(null);

/** Throws outside a page. */
export function usePageLocation(): PageLocation {
  const location = useContext(LocationContext);
  if (!location) throw new Error('This component needs a LocationContext around it.');
  return location;
}

/** The location of a requested page. A server sees no fragment and no history. */
export function requestedLocation({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PageLocation {
  return { pathname, search, hash: '', state: null, key: 'default' };
}
