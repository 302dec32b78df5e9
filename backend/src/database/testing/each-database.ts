import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/** Creates an empty database and returns its DATABASE_URL. */
type FreshDatabase = () => Promise<string>;

/**
 * Runs a suite twice, on the embedded file and on PostgreSQL. Without PostgreSQL, skips that half and prints the
 * reason.
 */
export function eachDatabase(suite: (freshDatabase: FreshDatabase) => void): void {
  describe('on the embedded file', () => {
    let folder: string;
    let files = 0;
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'blog-file-'));
    });
    suite(async () => `file:${path.join(folder, `${(files += 1)}`, 'blog.db')}`);
  });

  const programs = findPostgres();
  const describeIfThere = 'missing' in programs ? describe.skip : describe;
  if ('missing' in programs) {
    process.stderr.write(`PostgreSQL was not tested: ${programs.missing}.\n`);
  }
  describeIfThere('on PostgreSQL', () => {
    let postgres: TemporaryPostgres;
    beforeAll(async () => {
      if ('folder' in programs) postgres = await startPostgres(programs);
    }, 60_000);
    afterAll(() => postgres.stop());
    suite(() => postgres.createDatabase());
  });
}
