import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onPostgres } from './on-postgres.ts';

/** Creates an empty database and returns its DATABASE_URL. */
type FreshDatabase = () => Promise<string>;

/** Runs a suite twice, on the embedded file and, where it is installed, on PostgreSQL. */
export function eachDatabase(suite: (freshDatabase: FreshDatabase) => void): void {
  describe('on the embedded file', () => {
    let folder: string;
    let files = 0;
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'blog-file-'));
    });
    suite(async () => `file:${path.join(folder, `${(files += 1)}`, 'blog.db')}`);
  });

  onPostgres('on PostgreSQL', (running) => suite(() => running().createDatabase()));
}
