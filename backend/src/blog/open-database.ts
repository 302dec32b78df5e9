import type { Kysely } from 'kysely';
import { openDatabase as open } from '../database/open-database.ts';
import { posts } from './migrations/0001-posts.ts';
import { updates } from './migrations/0002-updates.ts';
import { live } from './migrations/0003-live.ts';
import type { BlogDatabase } from './schema.ts';

/** Opens the blog's database with its migrations run, as `database/open-database.ts` does. Close it with `destroy()`. */
export function openDatabase(
  databaseUrl: string,
  onLost: (error: Error) => void,
  patienceMs?: number,
): Promise<Kysely<BlogDatabase>> {
  const migrations = (kind: Parameters<typeof posts>[0]) => ({
    '0001-posts': posts(kind),
    '0002-updates': updates,
    '0003-live': live,
  });
  return open(databaseUrl, { owner: 'blog', migrations }, onLost, patienceMs);
}
