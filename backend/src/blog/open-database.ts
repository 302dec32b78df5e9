import { CamelCasePlugin, Kysely } from 'kysely';
import { type DatabaseAddress, publicAddress, readDatabaseAddress } from './database-address.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { BlogDatabase } from './schema.ts';

/**
 * Opens the blog's database and brings its schema up to date. Close it with `destroy()`.
 * `onLost` hears of connections that broke while nothing was asked.
 * Throws an error of one sentence that names the database; a password in its address is not repeated.
 */
export async function openDatabase(
  databaseUrl: string,
  onLost: (error: Error) => void,
): Promise<Kysely<BlogDatabase>> {
  const address = readDatabaseAddress(databaseUrl);
  const db = new Kysely<BlogDatabase>({
    dialect: dialectFor(address, onLost),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await migrate(db, address.kind);
    return db;
  } catch (error) {
    await db.destroy();
    const why = error instanceof Error && error.message !== '' ? error.message : String(error);
    throw new Error(
      `The blog's database ${publicAddress(address)} cannot be used (${why}); correct DATABASE_URL or start the database.`,
      { cause: error },
    );
  }
}

function dialectFor(address: DatabaseAddress, onLost: (error: Error) => void) {
  return address.kind === 'embedded' ? embeddedDialect(address.file) : postgresDialect(address.url, onLost);
}
