/** A date as a feed gave it. `iso` is null if it cannot be read; readers then see `raw`. */
export interface FeedDate {
  /** An instant in UTC (`2025-11-21T12:00:00.000Z`), or a day (`2025-11-21`) if the zone is unknown. */
  iso: string | null;
  raw: string;
}

/** A picture as a feed gave it. The address may be relative and is not yet checked. */
export interface FeedPicture {
  address: string;
  /** Plain text; empty if the feed has none. */
  alt: string;
}

/** A validated story of a feed. Texts are plain text; addresses are as written. */
export interface FeedItem {
  guid: string | null;
  title: string;
  link: string | null;
  /** The beginning of the text, without markup, for cards. */
  excerpt: string;
  /** More of it, in whole sentences, for the story's own page. */
  opening: string;
  author: string | null;
  date: FeedDate | null;
  picture: FeedPicture | null;
  /** `xml:base`: the base of relative addresses. */
  base: string | null;
}

export type FeedResult = { ok: true; items: readonly FeedItem[] } | { ok: false; reason: string };
