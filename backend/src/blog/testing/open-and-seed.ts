import { once } from 'node:events';
import { openDatabase } from '../open-database.ts';
import { countPosts } from '../post-store.ts';
import { seedPosts } from '../seed-posts.ts';

/**
 * A process that starts on a database as the backend does, at the moment its parent says so, and tells the parent
 * how many posts it found, or what went wrong.
 */
async function start(databaseUrl: string): Promise<number> {
  const db = await openDatabase(databaseUrl, () => undefined);
  try {
    await seedPosts(db);
    return await countPosts(db, 'any.example');
  } finally {
    await db.destroy();
  }
}

process.send?.('ready');
await once(process, 'message');
const answer = await start(process.argv[2] ?? '').catch((error: unknown) => String(error));
process.send?.(answer);
process.disconnect();
