import type { LoadContext } from './load.ts';

/** An existing page, for the sitemap. */
export interface PageAddress {
  /** Path on this site, beginning with a slash. */
  path: string;
  /** ISO 8601; null if unknown. */
  modified: string | null;
}

/**
 * Lists the existing pages of a route with parameters (`/blog/:slug`): the shell knows its pattern, but only the remote
 * knows its pages. On disk: `addresses.ts` next to `load.ts`, exported as `addresses`.
 */
export type Addresses<Remote extends string = string> = (
  ctx: LoadContext<Remote>,
) => Promise<readonly PageAddress[]>;
