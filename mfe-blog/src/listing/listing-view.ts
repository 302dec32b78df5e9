import type { PagerView } from './pager-view.ts';

/** One card of the listing. */
export interface BlogEntry {
  id: string;
  slug: string;
  href: string;
  title: string;
  description: string;
  picture: { src: string; alt: string } | null;
  /** ISO 8601; null when the platform does not say. */
  published: string | null;
}

export type ListingData =
  | { state: 'list'; entries: BlogEntry[]; pager: PagerView | null }
  | { state: 'empty' }
  | { state: 'beyond'; pageCount: number; lastHref: string; pager: PagerView | null }
  | { state: 'failed'; message: string; retryHref: string };
