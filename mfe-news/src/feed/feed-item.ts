/** A date as a feed gave it. `iso` is null when nobody can tell what was meant; the reader then sees `raw`. */
export interface FeedDate {
  /** An instant in UTC (`2025-11-21T12:00:00.000Z`), or a day alone (`2025-11-21`) where the feed told no more. */
  iso: string | null;
  raw: string;
}

/** A picture as a feed gave it: its address may be relative and is not yet checked. */
export interface FeedPicture {
  address: string;
  /** Plain text, empty when the feed has none. */
  alt: string;
}

/** One story of a feed after validation. Text is plain text; addresses are as written. */
export interface FeedItem {
  guid: string | null;
  title: string;
  link: string | null;
  /** The beginning of its text, without markup. */
  excerpt: string;
  author: string | null;
  date: FeedDate | null;
  picture: FeedPicture | null;
  /** `xml:base` of the feed, against which its addresses resolve. */
  base: string | null;
}

export type FeedResult = { ok: true; items: readonly FeedItem[] } | { ok: false; reason: string };
