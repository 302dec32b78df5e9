import type { Kysely, Migration } from 'kysely';

/** Adds when a post was updated, and its corrections. */
export const updates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('posts').addColumn('updated', 'text').execute();
    await db.schema
      .alterTable('posts')
      .addColumn('corrections', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
