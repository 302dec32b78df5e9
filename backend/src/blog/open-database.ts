import { CamelCasePlugin, type Dialect, Kysely, Migrator } from 'kysely';
import { type DatabaseAddress, publicAddress, readDatabaseAddress } from './database-address.ts';
import { posts } from './migrations/0001-posts.ts';
import { updates } from './migrations/0002-updates.ts';
import type { BlogDatabase } from './schema.ts';

/**
 * Opens the blog's database and runs its pending migrations. Close it with `destroy()`. Calls `onLost` when an idle
 * connection breaks. Rejects with one sentence that names the database without its password.
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

/** Loads only the driver in use. */
async function dialectFor(address: DatabaseAddress, onLost: (error: Error) => void): Promise<Dialect> {
  if (address.kind === 'embedded') {
    const { embeddedDialect } = await import('./embedded-dialect.ts');
    return embeddedDialect(address.file);
  }
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(address.url, onLost);
}

/**
 * Runs the pending migrations, all or none. Processes that start together wait for each other. Never change a released
 * migration; add a new one.
 */
async function migrate(db: Kysely<BlogDatabase>, kind: DatabaseAddress['kind']): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001-posts': posts(kind), '0002-updates': updates }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
