import { sql, type Kysely } from 'kysely';
import type { SearchDatabase } from './schema.ts';
import { sectionWord, type AnyOf, type Match, type Wanted, type WordIndex } from './word-index.ts';
import { wordsOf } from './words.ts';

/** The index of the embedded file: FTS5. Its rows have the ids of the documents. */
export const embeddedIndex: WordIndex = {
  async put(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ id, title, text, section }) =>
        sql`(${id}, ${indexed(title)}, ${indexed(text)}, ${sectionWord(section)})`,
    );
    await sql`insert or replace into search_index (rowid, title, body, section) values ${sql.join(rows)}`.execute(
      db,
    );
  },

  async remove(db, ids) {
    if (ids.length > 0) await sql`delete from search_index where rowid in (${sql.join(ids)})`.execute(db);
  },

  async newest(db, wanted, most) {
    const titles = new Set((await newestIn('title', db, wanted, most)).map(({ id }) => id));
    const all = await newestIn('title body', db, wanted, most);
    return all.map((match) => ({ ...match, inTitle: titles.has(match.id) }));
  },

  async has(db, word) {
    const query = `{title body} : ${quoted(word)}`;
    const { rows } =
      await sql`select rowid from search_index where search_index match ${query} limit 1`.execute(db);
    return rows.length > 0;
  },
};

async function newestIn(
  columns: 'title' | 'title body',
  db: Kysely<SearchDatabase>,
  { words, section, since }: Wanted,
  most: number,
): Promise<Omit<Match, 'inTitle'>[]> {
  const query = [
    ...words.map((any) => `{${columns}} : (${anyOf(any)})`),
    ...(section === null ? [] : [`section : ${sectionWord(section)}`]),
  ].join(' AND ');
  // Ids rise with time, so rows before the first document of that day are skipped. The plus sign keeps SQLite
  // from searching for that document by id, from the first row on.
  const from =
    since === null
      ? sql``
      : sql`and i.rowid >= (select min(+id) from search_documents where date >= ${since.day}) and (d.date >= ${since.start} or d.date = ${since.day})`;
  const { rows } = await sql<Omit<Match, 'inTitle'>>`
    select d.id, d.date, d.title, d.link from search_index i cross join search_documents d
    where search_index match ${query} and d.id = i.rowid ${from}
    order by i.rowid desc limit ${most}`.execute(db);
  return rows;
}

function anyOf(words: AnyOf): string {
  return words.map(quoted).join(' OR ');
}

/** The stem of "use" and "using" is "us" in SQLite, so "us", the United States above all, is another word in the index. */
function distinct(word: string): string {
  return word === 'us' ? 'us0' : word;
}

function indexed(text: string): string {
  return wordsOf(text).map(distinct).join(' ');
}

/** Quoted, so that `and`, `or`, `not` and `near` are words too. No word contains a quote (`wordsOf`). */
function quoted(word: string): string {
  return `"${distinct(word)}"`;
}
