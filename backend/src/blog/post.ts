import type { Insertable } from 'kysely';
import type { PostTable } from './schema.ts';

/** What was wrong in a post, and the day on which it was put right. */
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
  /** An instant in UTC, which no other entry of the post has. */
  time: string;
  title: string;
  /** Markdown; may be empty. */
  text: string;
}

/** The last line of a sample post. Answers name such posts samples. */
export const SAMPLE_NOTE = '*A post from the sample edition.*';

/** The `domain` of posts that every site shows. */
export const EVERY_DOMAIN = '*';

/** One entry in the answer of `get_blog_metadata`. */
export type PostEntry = Pick<
  Post,
  'slug' | 'date' | 'metaTitle' | 'metaDescription' | 'pinterestImageLink'
> & { id: number; sample: boolean; live: boolean };

/** The answer of `get_details`. `blog` of a live post is what stands above its entries. */
export type PostDetails = Omit<Post, 'domain' | 'type' | 'ended'> & {
  id: number;
  sample: boolean;
  /** Null for an ordinary post. Entries are newest first. */
  live: { ended: string | null; entries: readonly LiveEntry[] } | null;
};

/** One entry in the answer of `get_corrections`. */
export type CorrectedPost = Pick<Post, 'slug' | 'metaTitle'> &
  Correction & {
    /** From 1, the first of its post. */
    number: number;
    sample: boolean;
  };
