import type { FeedDate } from '@meadowlark/shared/text/feed-date.ts';

/** A picture as in the feed. The URL may be relative and is not yet checked. */
export interface FeedPicture {
  address: string;
  /** Plain text; empty if the feed has none. */
  alt: string;
}

/** A validated story of a feed. Texts are plain text; URLs are as written. */
export interface FeedItem {
  guid: string | null;
  title: string;
  link: string | null;
  /** The beginning of the text, without markup, for cards. */
  excerpt: string;
  /** A longer part, in complete sentences, for the story's own page. */
  opening: string;
  author: string | null;
  date: FeedDate | null;
  picture: FeedPicture | null;
  /** `xml:base`: the base of relative URLs. */
  base: string | null;
}

export type FeedResult = { ok: true; items: readonly FeedItem[] } | { ok: false; reason: string };
