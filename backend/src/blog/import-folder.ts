import type { Kysely } from 'kysely';
import { savePost } from './post-store.ts';
import { readPostFolder } from './read-post-folder.ts';
import type { BlogDatabase } from './schema.ts';

export type Imported = { file: string } & (
  | { outcome: 'added' | 'updated' | 'unchanged' }
  | { outcome: 'refused'; reason: string }
);

/**
 * Stores the posts of a folder, one after another, and says of each file what became of it. A refused file costs
 * only itself; posts that are not in the folder stay as they are.
 */
export async function* importFolder(db: Kysely<BlogDatabase>, folder: string): AsyncGenerator<Imported> {
  const takenBy = new Map<string, string>();
  for (const { file, ...read } of await readPostFolder(folder)) {
    if ('reason' in read) {
      yield { file, outcome: 'refused', reason: read.reason };
      continue;
    }
    const other = takenBy.get(read.post.slug);
    if (other !== undefined) {
      yield { file, outcome: 'refused', reason: `${other} has the same name, written in other characters` };
      continue;
    }
    takenBy.set(read.post.slug, file);
    // One at a time, so that the numbers follow the days.
    // oxlint-disable-next-line no-await-in-loop
    yield { file, outcome: await savePost(db, read.post) };
  }
}
