import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type DatabaseAddress, publicAddress, readDatabaseAddress } from './database-address.ts';
import { migrate } from './migrate.ts';
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
    dialect: await dialectFor(address, onLost),
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

/** Each brings a driver that the other does without; only the one in use is loaded. */
async function dialectFor(address: DatabaseAddress, onLost: (error: Error) => void): Promise<Dialect> {
  if (address.kind === 'embedded') {
    const { embeddedDialect } = await import('./embedded-dialect.ts');
    return embeddedDialect(address.file);
  }
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(address.url, onLost);
}
