import type { Insertable } from 'kysely';
import type { PostTable } from './schema.ts';

/** A post before it has a number: what a file holds and what is stored. */
export type Post = Readonly<Required<Omit<Insertable<PostTable>, 'id'>>>;

/** Of which every domain has part. */
export const EVERY_DOMAIN = '*';

/** An entry of `get_blog_metadata`. */
export type PostEntry = Pick<
  Post,
  'slug' | 'date' | 'metaTitle' | 'metaDescription' | 'pinterestImageLink'
> & { id: number };

/** The answer of `get_details`. */
export type PostDetails = Omit<Post, 'domain'> & { id: number };
