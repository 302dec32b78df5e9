import type { DocumentKind } from './schema.ts';
import type { SearchStore } from './search-store.ts';

const DAY_MS = 86_400_000;
/** Days after which a story that no feed has any more is forgotten. */
const KEPT_DAYS = 90;
/** Stories, whatever their age: 90 days of fifteen busy sections are some 80,000. */
const MOST_STORIES = 120_000;
/** Rows of one statement. */
const BATCH = 5000;

/**
 * Forgets stories that are too old, or too many, and words that nothing has any more. Of the old ones the first day alone, as
 * it runs every hour: a clock that is far ahead would forget all at once.
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
    .offset(MOST_STORIES)
    .limit(1)
    .executeTakeFirst();
  if (excess) await forget(store, (query) => query.where('kind', '=', 'story').where('id', '<=', excess.id));
  await store.db.deleteFrom('searchShown').where('day', '<', first.slice(0, 10)).execute();
  await store.db.deleteFrom('searchWords').where('seen', '<', first.slice(0, 10)).execute();
}

/** Forgets the samples of a section, whose feed has answered. */
export async function forgetSamples(store: SearchStore, section: string): Promise<void> {
  await forget(store, (query) =>
    query.where('section', '=', section).where('sample', '=', 1).where('kind', '=', 'story'),
  );
}

/** Forgets pages that the site does not have any more. */
export async function forgetPages(store: SearchStore, before: string): Promise<void> {
  const pages: DocumentKind[] = ['page', 'faq', 'post'];
  await forget(store, (query) => query.where('kind', 'in', pages).where('seen', '<', before));
}

type Ids = ReturnType<typeof idsOf>;

function idsOf({ db }: SearchStore) {
  return db.selectFrom('searchDocuments').select('id');
}

async function forget(store: SearchStore, which: (query: Ids) => Ids): Promise<void> {
  for (;;) {
    const rows = await which(idsOf(store)).limit(BATCH).execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await store.db.transaction().execute(async (db) => {
      await store.index.remove(db, ids);
      await db.deleteFrom('searchShown').where('document', 'in', ids).execute();
      await db.deleteFrom('searchDocuments').where('id', 'in', ids).execute();
    });
  }
}
