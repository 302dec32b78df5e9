import { sql, type Kysely, type Transaction } from 'kysely';
import type { SearchDatabase } from './schema.ts';
import { sectionWord, type AnyOf, type Match, type Wanted, type WordIndex } from './word-index.ts';
import { wordsOf } from './words.ts';

/**
 * The index returns documents unordered, so all matches are read, some 300 a millisecond. For words with more matches than
 * this, walking back from the newest document is faster.
 */
const MAX_BY_INDEX = 3000;

/** The index of PostgreSQL: the column `words`, a `tsvector` with the headline as class A and the section as class C. */
export const postgresIndex: WordIndex = {
  async put(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ id, title, text, section }) =>
        sql`(${id}::integer, ${wordsOf(title).join(' ')}, ${wordsOf(text).join(' ')}, ${sectionWord(section)})`,
    );
    await sql`update search_documents set words =
      setweight(to_tsvector('english', v.title), 'A') || setweight(to_tsvector('english', v.body), 'B') ||
      setweight(to_tsvector('simple', v.section), 'C')
      from (values ${sql.join(rows)}) as v (id, title, body, section)
      where search_documents.id = v.id`.execute(db);
  },

  async remove() {
    // The column goes with its row.
  },

  async newest(db, wanted, most) {
    const where = await condition(db, wanted);
    return db.transaction().execute(async (inside) => {
      await planWith(inside, 'bitmapscan');
      const counted = await sql<{ count: number }>`select count(*)::integer as count from (
        select 1 from search_documents where ${where} limit ${MAX_BY_INDEX + 1}) as probe`.execute(inside);
      if ((counted.rows[0]?.count ?? 0) > MAX_BY_INDEX) await planWith(inside, 'indexscan');
      const { rows } = await sql<Match>`
        select id, date, title, link, words @@ to_tsquery('english', ${all(wanted.words, ':A')}) as in_title
        from search_documents where ${where} order by id desc limit ${most}`.execute(inside);
      return rows;
    });
  },

  has: (db, word) =>
    db.transaction().execute(async (inside) => {
      await planWith(inside, 'bitmapscan');
      const { rows } =
        await sql`select id from search_documents where words @@ to_tsquery('english', ${anyOf([word])}) limit 1`.execute(
          inside,
        );
      return rows.length > 0;
    }),
};

/**
 * Forces a scan type. The planner does not know how often words occur together, and with a limit reads the whole table for a
 * rare word.
 */
async function planWith(db: Transaction<SearchDatabase>, scan: 'bitmapscan' | 'indexscan'): Promise<void> {
  const settings = ['seqscan', 'bitmapscan', 'indexscan'].map(
    (name) => sql`set_config(${`enable_${name}`}, ${name === scan ? 'on' : 'off'}, true)`,
  );
  await sql`select ${sql.join(settings)}`.execute(db);
}

/** All words, the section, and the days. Ids rise with time, so rows before the first of these days are skipped. */
async function condition(db: Kysely<SearchDatabase>, { words, section, since }: Wanted) {
  const query = sql`to_tsquery('english', ${all(words)})`;
  const where = section === null ? query : sql`${query} && to_tsquery('simple', ${sectionWord(section)})`;
  // If PostgreSQL drops all words as stop words, only the section is left, and everything in it would match.
  const found = sql`numnode(${query}) > 0 and words @@ (${where})`;
  if (since === null) return found;
  const { rows } = await sql<{ first: number | null }>`
    with recent as materialized (select id from search_documents where date >= ${since.day})
    select min(id) as first from recent`.execute(db);
  const isSince = sql`(date >= ${since.start} or date = ${since.day})`;
  return sql`${found} and id >= ${rows[0]?.first ?? 0} and ${isSince}`;
}

function all(words: readonly AnyOf[], label = ''): string {
  return words.map((any) => `(${anyOf(any, label)})`).join(' & ');
}

/** Quoted; no word contains a quote (`wordsOf`). */
function anyOf(words: AnyOf, label = ''): string {
  return words.map((word) => `'${word}'${label}`).join(' | ');
}
