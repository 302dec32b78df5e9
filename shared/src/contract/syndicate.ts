import type { LoadContext } from './load.ts';

/** One entry of an RSS feed of this site. Plain text; the shell escapes it. */
export interface SyndicatedItem {
  title: string;
  /** Path on this site, beginning with a slash. */
  path: string;
  description: string;
  author: string | null;
  /** ISO 8601. */
  published: string | null;
}

/** An RSS feed of this site, made from the data of a page. Its address is the page's, followed by `/rss.xml`. */
export interface SyndicatedFeed {
  title: string;
  description: string;
  items: readonly SyndicatedItem[];
}

/** On disk: `syndicate.ts` next to `load.ts`, exported as `syndicate`. Returns null if the address has no feed. */
export type Syndicate<Data> = (
  data: Data,
  ctx: Pick<LoadContext, 'params' | 'url' | 'settings'>,
) => SyndicatedFeed | null;
