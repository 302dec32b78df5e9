import type { Kysely, Migration } from 'kysely';
import type { DatabaseAddress } from '../../database/database-address.ts';

/** Creates the table of posts. The databases differ only in the auto-incrementing column. */
export function posts(kind: DatabaseAddress['kind']): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('posts')
        .addColumn('id', kind === 'postgres' ? 'serial' : 'integer', (column) =>
          kind === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('domain', 'text', (column) => column.notNull())
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('metaTitle', 'text', (column) => column.notNull())
        .addColumn('metaDescription', 'text', (column) => column.notNull())
        .addColumn('blog', 'text', (column) => column.notNull())
        .addColumn('pinterestImageLink', 'text')
        .addColumn('youtubeShortsUrl', 'text')
        .addColumn('shortTailKeywords', 'text')
        .addColumn('longTailKeywords', 'text')
        .execute();
      await db.schema
        .createIndex('posts_newest_first')
        .on('posts')
        .columns(['date desc', 'id desc'])
        .execute();
    },
  };
}
