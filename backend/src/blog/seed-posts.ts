import path from 'node:path';
import type { Kysely } from 'kysely';
import { addPosts, hasPosts } from './post-store.ts';
import { readPostFolder } from './read-post-folder.ts';
import type { BlogDatabase } from './schema.ts';

const SAMPLE_POSTS = path.resolve(import.meta.dirname, '../../posts');

/**
 * Fills an empty database with the sample posts. Leaves any other database alone, so that edits and deletions survive.
 * Processes that seed at the same time store each post once.
 */
export async function seedPosts(db: Kysely<BlogDatabase>): Promise<void> {
  if (await hasPosts(db)) return;
  const files = await readPostFolder(SAMPLE_POSTS);
  await addPosts(
    db,
    files.map((file) => {
      if ('post' in file) return file.post;
      throw new Error(`The sample post ${file.file} cannot be used because ${file.reason}.`);
    }),
  );
}
