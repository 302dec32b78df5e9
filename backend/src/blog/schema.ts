import type { Generated } from 'kysely';

/**
 * One row per post. Both databases have the same columns; SQL names them in snake_case.
 */
export interface PostTable {
  /** From 1; readers see it as "Article #1". */
  id: Generated<number>;
  /** The post's name in URLs. Unique across domains, because `get_details` has no domain parameter. */
  slug: string;
  /** Host, in lower case and without `www.`; `*` is every host. */
  domain: string;
  /** A calendar day, `2026-03-14`, or an instant in UTC. Text sorts by date in both databases. */
  date: string;
  /** In the same form as `date`, or null. */
  updated: string | null;
  /** JSON of `Correction[]`. */
  corrections: string;
  type: 'post' | 'live';
  /** When a live post ended. */
  ended: string | null;
  metaTitle: string;
  metaDescription: string;
  /** The body, markdown; that of a live post with its entries (`live-text.ts`). */
  blog: string;
  pinterestImageLink: string | null;
  youtubeShortsUrl: string | null;
  /** Comma separated, as on the wire. */
  shortTailKeywords: string | null;
  longTailKeywords: string | null;
}

export interface BlogDatabase {
  posts: PostTable;
}
