import type { Kysely } from 'kysely';
import type { Document, SearchDatabase } from './schema.ts';
import type { SearchStore } from './search-store.ts';
import { namesOf } from './words.ts';

/** Rows per statement: SQLite takes 32,766 values at a time, PostgreSQL 65,535. */
const BATCH = 500;

/** Stores documents under their paths, in all-or-none batches. With a day, records that the paper showed them that day. */
export async function keepDocuments(
  store: SearchStore,
  documents: readonly Document[],
  day: string | null,
): Promise<void> {
  // Sorted, so that two servers that store the same feed do not deadlock.
  const unique = [...new Map(documents.map((document) => [document.path, document])).values()].toSorted(
    (a, b) => (a.path < b.path ? -1 : 1),
  );
  for (let at = 0; at < unique.length; at += BATCH)
    await store.db
      .transaction()
      .execute((db) => keepBatch({ ...store, db }, unique.slice(at, at + BATCH), day));
}

async function keepBatch(
  { db, index }: SearchStore,
  documents: readonly Document[],
  day: string | null,
): Promise<void> {
  const known = await byPath(db, documents);
  const changed = documents.filter((document) => !isKept(known.get(document.path), document));
  await db
    .insertInto('searchDocuments')
    .values([...documents])
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        section: row.ref('excluded.section'),
        title: row.ref('excluded.title'),
        excerpt: row.ref('excluded.excerpt'),
        text: row.ref('excluded.text'),
        link: row.ref('excluded.link'),
        date: row.ref('excluded.date'),
        sample: row.ref('excluded.sample'),
        // A server that started earlier than another may finish later.
        seen: row
          .case()
          .when('searchDocuments.seen', '<', row.ref('excluded.seen'))
          .then(row.ref('excluded.seen'))
          .else(row.ref('searchDocuments.seen'))
          .end(),
      })),
    )
    .execute();
  const kept = await byPath(db, documents);
  const withId = (document: Document) => ({ ...document, id: kept.get(document.path)?.id ?? 0 });
  await index.put(db, changed.map(withId));
  // Also the words of unchanged documents, once a day, or they would be deleted before their documents.
  await keepWords(
    db,
    documents.filter((document) => {
      const before = known.get(document.path);
      return !isKept(before, document) || (before?.seen ?? '').slice(0, 10) < document.seen.slice(0, 10);
    }),
  );
  if (day !== null)
    await db
      .insertInto('searchShown')
      .values(documents.map((document) => ({ day, document: withId(document).id })))
      .onConflict((conflict) => conflict.columns(['day', 'document']).doNothing())
      .execute();
}

type Indexed = Pick<Document, 'path' | 'section' | 'title' | 'text' | 'seen'> & { id: number };

async function byPath(
  db: Kysely<SearchDatabase>,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, Indexed>> {
  const rows = await db
    .selectFrom('searchDocuments')
    .select(['id', 'path', 'section', 'title', 'text', 'seen'])
    .where(
      'path',
      'in',
      documents.map(({ path }) => path),
    )
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
}

/** Whether the index already has the same words for it. */
function isKept(known: Indexed | undefined, { section, title, text }: Document): boolean {
  return known?.section === section && known.title === title && known.text === text;
}

async function keepWords(db: Kysely<SearchDatabase>, documents: readonly Document[]): Promise<void> {
  const seen = new Map(
    documents.flatMap((document) => namesOf(document).map((word) => [word, document.seen.slice(0, 10)])),
  );
  const rows = [...seen]
    .map(([word, day]) => ({ word, initial: word.slice(0, 1), length: word.length, seen: day }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insertInto('searchWords')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict
          .column('word')
          .doUpdateSet((row) => ({ seen: row.ref('excluded.seen') }))
          .whereRef('searchWords.seen', '<', 'excluded.seen'),
      )
      .execute();
}
