import type { LoadContext } from './load.ts';

/** A page that exists now, for the sitemap. */
export interface PageAddress {
  /** Path on this site, beginning with a slash. */
  path: string;
  /** ISO 8601; null when nobody knows. */
  modified: string | null;
}

/**
 * Lists the pages behind a route with parameters (`/blog/:slug`): the shell knows its pattern, only the remote knows
 * what there is. On disk `addresses.ts` beside `load.ts`, exported as `addresses`.
 */
export type Addresses = (ctx: LoadContext) => Promise<readonly PageAddress[]>;
