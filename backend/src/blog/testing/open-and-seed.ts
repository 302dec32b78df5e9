import { openDatabase } from '../open-database.ts';
import { countPosts } from '../post-store.ts';
import { seedPosts } from '../seed-posts.ts';

/** A process that starts as the backend does, for tests of several at once. Prints how many posts it found. */
const db = await openDatabase(process.argv[2] ?? '', () => undefined);
await seedPosts(db);
process.stdout.write(`${await countPosts(db, 'any.example')}\n`);
await db.destroy();
