import type { Kysely } from 'kysely';
import { readDatabaseAddress } from '../../database/database-address.ts';
import { openDatabase } from '../../database/open-database.ts';
import { embeddedIndex } from './embedded-index.ts';
import { documents, samplesAndPages } from './migrations.ts';
import { postgresIndex } from './postgres-index.ts';
import type { SearchDatabase } from './schema.ts';
import type { WordIndex } from './word-index.ts';

/** The database of documents, and the index of their words. */
export interface SearchStore {
  db: Kysely<SearchDatabase>;
  index: WordIndex;
}

/** Opens the store with its migrations run. Close it with `db.destroy()`. */
export async function openSearchStore(databaseUrl: string): Promise<SearchStore> {
  const db = await openDatabase<SearchDatabase>(
    databaseUrl,
    {
      owner: 'search',
      migrations: (kind) => ({
        '0001-documents': documents(kind),
        '0002-samples-and-pages': samplesAndPages,
      }),
      notes: 'search',
    },
    // The next order opens another connection, or reports that it cannot.
    () => {},
  );
  const isPostgres = readDatabaseAddress(databaseUrl).kind === 'postgres';
  return { db, index: isPostgres ? postgresIndex : embeddedIndex };
}
