import type { Generated } from 'kysely';

/**
 * One row per post. Both databases hold the same columns with the same meaning; in SQL they are written in
 * snake_case.
 */
export interface PostTable {
  /** Counts up from 1; readers see it as "Article #1". */
  id: Generated<number>;
  /** The post's name in addresses; unique over all domains, because `get_details` asks by slug alone. */
  slug: string;
  /** Host the post belongs to, lower case and without `www.`; `*` is every host. */
  domain: string;
  /** Calendar day as `2026-03-14`. Text sorts by day in every database and has no time zone to be read wrongly. */
  date: string;
  metaTitle: string;
  metaDescription: string;
  /** The body, markdown. */
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
