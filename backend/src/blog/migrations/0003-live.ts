import type { Kysely, Migration } from 'kysely';

/** Adds live posts, and when they ended. */
export const live: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('posts')
      .addColumn('type', 'text', (column) => column.notNull().defaultTo('post'))
      .execute();
    await db.schema.alterTable('posts').addColumn('ended', 'text').execute();
  },
};
