import type { Insertable } from 'kysely';
import type { PostTable } from './schema.ts';

/** A post before the database gives it an id. */
export type Post = Readonly<Required<Omit<Insertable<PostTable>, 'id'>>>;

/** The `domain` of posts that every site shows. */
export const EVERY_DOMAIN = '*';

/** One entry in the answer of `get_blog_metadata`. */
export type PostEntry = Pick<
  Post,
  'slug' | 'date' | 'metaTitle' | 'metaDescription' | 'pinterestImageLink'
> & { id: number };

/** The answer of `get_details`. */
export type PostDetails = Omit<Post, 'domain'> & { id: number };
