import type { Insertable } from 'kysely';
import type { PostTable } from './schema.ts';

/** What was wrong in a post, and the day it was corrected. */
interface Correction {
  date: string;
  text: string;
}

/** A post before the database gives it an id. */
export type Post = Readonly<Required<Omit<Insertable<PostTable>, 'id' | 'corrections'>>> & {
  readonly corrections: readonly Correction[];
};

/** An entry of a live post. */
export interface LiveEntry {
  /** An instant in UTC, unique within the post. */
  time: string;
  title: string;
  /** Markdown; may be empty. */
  text: string;
}

/** The last line of a sample post. Responses mark such posts as samples. */
export const SAMPLE_NOTE = '*A post from the sample edition.*';

/** The `domain` of posts that every site shows. */
export const EVERY_DOMAIN = '*';

/** One post in the response of `get_blog_metadata`. */
export type PostEntry = Pick<
  Post,
  'slug' | 'date' | 'metaTitle' | 'metaDescription' | 'pinterestImageLink'
> & { id: number; sample: boolean; live: boolean };

/** The response of `get_details`. `blog` of a live post is the introduction above its entries. */
export type PostDetails = Omit<Post, 'domain' | 'type' | 'ended'> & {
  id: number;
  sample: boolean;
  /** Null for an ordinary post. Entries are newest first. */
  live: { ended: string | null; entries: readonly LiveEntry[] } | null;
};

/** One correction in the response of `get_corrections`. */
export type CorrectedPost = Pick<Post, 'slug' | 'metaTitle'> &
  Correction & {
    /** Counts from 1, the post's first correction. */
    number: number;
    sample: boolean;
  };
