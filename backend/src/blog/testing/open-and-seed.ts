import { once } from 'node:events';
import { openDatabase } from '../open-database.ts';
import { countPosts } from '../post-store.ts';
import { seedPosts } from '../seed-posts.ts';

/**
 * Run as a child process. Opens and seeds a database as the backend does, when its parent sends a message, and sends
 * back the number of posts or the error.
 */
async function start(databaseUrl: string): Promise<number> {
  const db = await openDatabase(databaseUrl, () => undefined);
  try {
    await seedPosts(db);
    return await countPosts(db, { domain: 'any.example' });
  } finally {
    await db.destroy();
  }
}

process.send?.('ready');
await once(process, 'message');
const result = await start(process.argv[2] ?? '').catch((error: unknown) => String(error));
process.send?.(result);
process.disconnect();
