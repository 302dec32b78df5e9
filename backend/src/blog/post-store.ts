import { isDeepStrictEqual } from 'node:util';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import { z } from 'zod';
import { siteDay, startOfSiteDay } from '@meadowlark/shared/text/site-day.ts';
import { readLiveText } from './live-text.ts';
import {
  EVERY_DOMAIN,
  SAMPLE_NOTE,
  type CorrectedPost,
  type Post,
  type PostDetails,
  type PostEntry,
} from './post.ts';
import type { BlogDatabase } from './schema.ts';

/** Specification, section 9. */
const PAGE_SIZE = 10;

type Db = Kysely<BlogDatabase>;
type Row = ExpressionBuilder<BlogDatabase, 'posts'>;

interface Filter {
  domain: string;
  keyword?: string | undefined;
}

/** The posts of a domain, scheduled posts included; with a keyword, only posts that have it, in any case. */
const matching =
  ({ domain, keyword }: Filter) =>
  (row: Row): Expression<SqlBool> =>
    row.and([
      row('domain', 'in', [EVERY_DOMAIN, domain]),
      ...(keyword === undefined ? [] : [hasKeyword(keyword)]),
    ]);

/** Whether a post is due. A post with a day is due when that day begins in the paper's time zone. */
function hasCome(): Expression<SqlBool> {
  const now = Date.now();
  return sql<SqlBool>`date <= case when length(date) = 10 then ${siteDay(now)} else ${new Date(now).toISOString()} end`;
}

/** Keywords are stored as on the wire, separated by commas. No keyword contains one. */
function hasKeyword(keyword: string): Expression<SqlBool> {
  const pattern = `%, ${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}, %`;
  const keywords = sql`', ' || coalesce(short_tail_keywords, '') || ', ' || coalesce(long_tail_keywords, '') || ', '`;
  return sql<SqlBool>`lower(${keywords}) like lower(${pattern}) escape '\\'`;
}

/** Databases return true or 1. */
const isSample = (row: Row) => row('blog', 'like', `%${SAMPLE_NOTE}`).as('sample');

/** The text of a live post that has not ended. Lists do not read other texts. */
const openText = (row: Row) =>
  row
    .case()
    .when(row.and([row('type', '=', 'live'), row('ended', 'is', null)]))
    .then(row.ref('blog'))
    .end()
    .as('open');

/** Desks forget to end a post, so one without an entry in the last 24 hours is not live, as on its page. */
const QUIET_FROM_MS = 24 * 3_600_000;

function isLive(blog: string): boolean {
  const read = readLiveText(blog);
  const newest = 'reason' in read ? undefined : read.entries[0]?.time;
  return newest !== undefined && Date.now() - Date.parse(newest) <= QUIET_FROM_MS;
}

/** One page of posts, newest first; posts of one day by descending id. `page` counts from 1. */
export async function listPosts(db: Db, filter: Filter, page: number): Promise<PostEntry[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'date', 'metaTitle', 'metaDescription', 'pinterestImageLink'])
    .select([isSample, openText])
    .where(matching(filter))
    .where(hasCome())
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return rows.map(({ open, ...row }) => ({
    ...row,
    sample: Boolean(row.sample),
    live: open !== null && isLive(open),
  }));
}

/** Number of posts on all pages. */
export async function countPosts(db: Db, filter: Filter): Promise<number> {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matching(filter))
    .where(hasCome())
    .executeTakeFirstOrThrow();
  // PostgreSQL returns 64-bit counts as strings.
  return Number(total);
}

/** When the next scheduled post is due, an instant in UTC; null if none is scheduled. */
export async function nextPostAt(db: Db, filter: Filter): Promise<string | null> {
  const { day, instant } = await db
    .selectFrom('posts')
    .select([
      sql<string | null>`min(case when length(date) = 10 then date end)`.as('day'),
      sql<string | null>`min(case when length(date) > 10 then date end)`.as('instant'),
    ])
    .where(matching(filter))
    .where((row) => row.not(hasCome()))
    .executeTakeFirstOrThrow();
  const [next = null] = [day === null ? null : startOfSiteDay(day), instant]
    .filter((one) => one !== null)
    .toSorted();
  return next;
}

export async function findPost(db: Db, slug: string): Promise<PostDetails | undefined> {
  const row = await db
    .selectFrom('posts')
    .select([
      'id',
      'slug',
      'date',
      'updated',
      'corrections',
      'type',
      'ended',
      'metaTitle',
      'metaDescription',
      'blog',
      'pinterestImageLink',
      'youtubeShortsUrl',
      'shortTailKeywords',
      'longTailKeywords',
    ])
    .select(isSample)
    .where('slug', '=', slug)
    .where(hasCome())
    .executeTakeFirst();
  if (!row) return undefined;
  const { type, ended, ...post } = row;
  return {
    ...post,
    ...(type === 'live' ? liveParts(post, ended) : { live: null }),
    sample: Boolean(row.sample),
    corrections: Corrections.parse(JSON.parse(row.corrections)),
  };
}

/**
 * A live post was updated at its newest entry. Text that another program wrote and that is not a live post is shown as it
 * is.
 */
function liveParts(
  { blog, updated }: Pick<PostDetails, 'blog' | 'updated'>,
  ended: string | null,
): Pick<PostDetails, 'blog' | 'updated' | 'live'> {
  const read = readLiveText(blog);
  if ('reason' in read) return { blog, updated, live: null };
  const newest = read.entries[0]?.time ?? '';
  return {
    blog: read.above,
    updated: updated !== null && updated > newest ? updated : newest,
    live: { ended, entries: read.entries },
  };
}

/** Corrections in one response: two years' worth at one a week. */
const MAX_CORRECTIONS = 100;
/** Posts to read corrections from, newest first. Each has at most 20 corrections of 500 characters. */
const MAX_CORRECTED_POSTS = 500;

/** The corrections of a domain's posts, newest first; corrections of the same day in the order of their posts. */
export async function listCorrections(db: Db, domain: string): Promise<CorrectedPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['slug', 'metaTitle', 'corrections'])
    .select(isSample)
    .where(matching({ domain }))
    .where(hasCome())
    .where('corrections', '!=', '[]')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CORRECTED_POSTS)
    .execute();
  return rows
    .flatMap(({ slug, metaTitle, sample, corrections }) =>
      Corrections.parse(JSON.parse(corrections)).map((one, index, all) => ({
        slug,
        metaTitle,
        sample: Boolean(sample),
        number: all.length - index,
        ...one,
      })),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, MAX_CORRECTIONS);
}

const Corrections = z.array(z.object({ date: z.string(), text: z.string() }));

function toRow(post: Post) {
  return { ...post, corrections: JSON.stringify(post.corrections) };
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
    .values(posts.map(toRow))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Stores a post under its slug and returns the outcome. An updated post keeps its id. */
export async function savePost(db: Db, newer: Post): Promise<'added' | 'updated' | 'unchanged'> {
  const post = toRow(newer);
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
