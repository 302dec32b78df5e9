import { sql } from 'kysely';
import type { SearchStore } from './search-store.ts';

const DAY_MS = 86_400_000;
/** Days after which a story that is in no feed is deleted. */
const KEPT_DAYS = 90;
/** Stories of any age: 90 days of fifteen busy sections are some 80,000. */
const MAX_STORIES = 120_000;
/** Rows per statement. */
const BATCH = 5000;

/**
 * Deletes stories that are too old or too many, and words that no document has. It runs every hour, and deletes only the
 * first day of the old stories: otherwise a clock that is far ahead would delete all at once.
 */
export async function forgetOld(store: SearchStore, now: Date): Promise<void> {
  const { seen } = await store.db
    .selectFrom('searchDocuments')
    .select(({ fn }) => fn.min<string | null>('seen').as('seen'))
    .where('kind', '=', 'story')
    .executeTakeFirstOrThrow();
  const oldest = seen === null ? Infinity : Date.parse(seen);
  const first = new Date(Math.min(now.getTime() - KEPT_DAYS * DAY_MS, oldest + DAY_MS)).toISOString();
  await forget(store, (query) => query.where('kind', '=', 'story').where('seen', '<', first));
  const excess = await store.db
    .selectFrom('searchDocuments')
    .select('id')
    .where('kind', '=', 'story')
    .orderBy('id', 'desc')
    .offset(MAX_STORIES)
    .limit(1)
    .executeTakeFirst();
  if (excess) await forget(store, (query) => query.where('kind', '=', 'story').where('id', '<=', excess.id));
  await store.db.deleteFrom('searchShown').where('day', '<', first.slice(0, 10)).execute();
  await store.db.deleteFrom('searchWords').where('seen', '<', first.slice(0, 10)).execute();
}

/** Deletes the samples of a section whose feed has responded. */
export async function forgetSamples(store: SearchStore, section: string): Promise<void> {
  // Literals instead of parameters, so that SQLite uses the partial index of samples.
  await forget(store, (query) =>
    query.where('section', '=', section).where('sample', '=', sql.lit(1)).where('kind', '=', 'story'),
  );
}

/** Deletes pages that the site no longer has. Keeps `unavailable` ones, with their questions. */
export async function forgetPages(
  { db, index }: SearchStore,
  before: string,
  unavailable: readonly string[],
): Promise<void> {
  const rows = await pagesOf(db).select(['id', 'path']).where('seen', '<', before).execute();
  const gone = rows.filter(({ path }) => !unavailable.includes(path.split('?', 1)[0] ?? ''));
  await remove(
    { db, index },
    gone.map(({ id }) => id),
  );
}

/** Whether the pages of the site were ever read. */
export async function hasPages({ db }: SearchStore): Promise<boolean> {
  return (await pagesOf(db).select('id').limit(1).executeTakeFirst()) !== undefined;
}

function pagesOf(db: SearchStore['db']) {
  return db.selectFrom('searchDocuments').where('kind', '<>', sql.lit('story' as const));
}

type Ids = ReturnType<typeof idsOf>;

function idsOf({ db }: SearchStore) {
  return db.selectFrom('searchDocuments').select('id');
}

async function forget(store: SearchStore, which: (query: Ids) => Ids): Promise<void> {
  for (;;) {
    const rows = await which(idsOf(store)).limit(BATCH).execute();
    if (rows.length === 0) return;
    await remove(
      store,
      rows.map(({ id }) => id),
    );
  }
}

async function remove({ db, index }: SearchStore, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (inside) => {
    await index.remove(inside, ids);
    await inside.deleteFrom('searchShown').where('document', 'in', ids).execute();
    await inside.deleteFrom('searchDocuments').where('id', 'in', ids).execute();
  });
}
