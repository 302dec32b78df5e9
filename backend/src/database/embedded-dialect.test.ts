import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { embeddedDialect } from './embedded-dialect.ts';

test('a write on a full disk fails with a message that says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'full-'));
  const db = new Kysely<unknown>({ dialect: embeddedDialect(path.join(folder, 'a.db')) });
  await sql`create table notes (text text)`.execute(db);
  // As on a full disk, SQLite then rolls back the transaction itself.
  await sql`pragma cache_size = 1`.execute(db);
  await sql`pragma max_page_count = 20`.execute(db);
  const note = (length: number) => sql`insert into notes values (${'x'.repeat(length)})`;
  await expect(db.transaction().execute((trx) => note(200_000).execute(trx))).rejects.toThrow('disk is full');
  await db.transaction().execute((trx) => note(10).execute(trx));
  await db.destroy();
});
