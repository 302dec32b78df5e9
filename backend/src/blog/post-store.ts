import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { EVERY_DOMAIN, type Post, type PostDetails, type PostEntry } from './post.ts';
import type { BlogDatabase } from './schema.ts';

/** Specification, section 9. */
const PAGE_SIZE = 10;

type Db = Kysely<BlogDatabase>;

/** One page of a domain's posts, newest first; posts of one day by descending id. `page` counts from 1. */
export function listPosts(db: Db, domain: string, page: number): Promise<PostEntry[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'slug', 'date', 'metaTitle', 'metaDescription', 'pinterestImageLink'])
    .where('domain', 'in', [EVERY_DOMAIN, domain])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Number of posts on all pages of a domain. */
export async function countPosts(db: Db, domain: string): Promise<number> {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('domain', 'in', [EVERY_DOMAIN, domain])
    .executeTakeFirstOrThrow();
  // PostgreSQL returns 64-bit counts as strings.
  return Number(total);
}

export function findPost(db: Db, slug: string): Promise<PostDetails | undefined> {
  return db
    .selectFrom('posts')
    .select([
      'id',
      'slug',
      'date',
      'metaTitle',
      'metaDescription',
      'blog',
      'pinterestImageLink',
      'youtubeShortsUrl',
      'shortTailKeywords',
      'longTailKeywords',
    ])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Whether any domain has a post. */
export async function hasPosts(db: Db): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds posts in one statement, all or none. Skips posts whose slug is taken. */
export async function addPosts(db: Db, posts: readonly Post[]): Promise<void> {
  // SQL cannot insert zero rows.
  if (posts.length === 0) return;
  await db
    .insertInto('posts')
    .values([...posts])
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Stores a post under its slug and returns the outcome. An updated post keeps its id. */
export async function savePost(db: Db, post: Post): Promise<'added' | 'updated' | 'unchanged'> {
  const row = await db.selectFrom('posts').selectAll().where('slug', '=', post.slug).executeTakeFirst();
  if (row === undefined) {
    await db
      .insertInto('posts')
      .values(post)
      // Another import may have added it since the query above.
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(post))
      .execute();
    return 'added';
  }
  const { id, ...stored } = row;
  if (isDeepStrictEqual(stored, post)) return 'unchanged';
  await db.updateTable('posts').set(post).where('id', '=', id).execute();
  return 'updated';
}
