import { sql, type Kysely, type Migration } from 'kysely';
import type { DatabaseAddress } from '../../database/database-address.ts';

/** For queries after each feed and each reading of the pages. There are a hundred times as many other rows. */
export const samplesAndPages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index search_documents_samples on search_documents (section) where sample = 1`.execute(
      db,
    );
    await sql`create index search_documents_pages on search_documents (seen) where kind <> 'story'`.execute(
      db,
    );
  },
};

/**
 * The tables of the search. The index of words is a virtual table of FTS5 beside an embedded file's tables, and a column
 * with a GIN index in PostgreSQL.
 */
export function documents(kind: DatabaseAddress['kind']): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('searchDocuments')
        .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
          kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('path', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('section', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('excerpt', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('link', 'text')
        .addColumn('date', 'text')
        .addColumn('sample', 'integer', (column) => column.notNull())
        .addColumn('seen', 'text', (column) => column.notNull())
        .execute();
      for (const column of ['date', 'seen'])
        await db.schema
          .createIndex(`search_documents_${column}`)
          .on('searchDocuments')
          .columns([column, 'id'])
          .execute();
      await db.schema
        .createTable('searchShown')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('document', 'integer', (column) =>
          column.notNull().references('searchDocuments.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('search_shown_key', ['day', 'document'])
        .execute();
      await db.schema.createIndex('search_shown_document').on('searchShown').column('document').execute();
      await db.schema
        .createTable('searchWords')
        .addColumn('word', 'text', (column) => column.primaryKey())
        .addColumn('initial', 'text', (column) => column.notNull())
        .addColumn('length', 'integer', (column) => column.notNull())
        .addColumn('seen', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('search_words_alike')
        .on('searchWords')
        .columns(['initial', 'length'])
        .execute();
      if (kind === 'postgres') {
        await sql`alter table search_documents add column words tsvector`.execute(db);
        await sql`create index search_documents_words on search_documents using gin (words) with (fastupdate = off)`.execute(
          db,
        );
      } else {
        // Contentless: the texts are in the table, and the index is a third as large.
        await sql`create virtual table search_index using fts5(
          title, body, section, content = '', contentless_delete = 1, tokenize = 'porter unicode61'
        )`.execute(db);
      }
    },
  };
}
