import { type Kysely, Migrator } from 'kysely';
import type { DatabaseAddress } from './database-address.ts';
import { posts } from './migrations/0001-posts.ts';
import type { BlogDatabase } from './schema.ts';

/**
 * Runs the migrations that this database has not had yet, all or none. Processes that start together wait for each
 * other. A migration that has been released is never changed; a change of the schema is a new one.
 */
export async function migrate(db: Kysely<BlogDatabase>, kind: DatabaseAddress['kind']): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001-posts': posts(kind) }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
