import '../../scripts/lib/no-arguments.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, startPostgres } from '@meadowlark/backend/database/testing/temporary-postgres.ts';
import { findDocuments, type Query } from '@meadowlark/backend/search/store/find-documents.ts';
import { keepDocuments } from '@meadowlark/backend/search/store/keep-documents.ts';
import { openSearchStore, type SearchStore } from '@meadowlark/backend/search/store/search-store.ts';
import { sql } from 'kysely';
import { machineBefore } from '../report/machine.ts';
import { QUERIES } from './queries.ts';
import { writeReport, type Measured } from './report.ts';
import { PLANTED, stories } from './stories.ts';

/* npm run bench:search: how long a search over 100,000 stories takes on both databases, and whether it finds planted stories. */

const STORIES = 100_000;
const REPEATS = 100;

const machine = machineBefore();
const now = new Date();
const measured: Measured[] = [];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
await measure('embedded file', `file:${path.join(folder, 'search.db')}`);
rmSync(folder, { recursive: true });

const programs = findPostgres();
if ('folder' in programs) {
  const postgres = await startPostgres(programs);
  await measure('PostgreSQL', await postgres.createDatabase());
  await postgres.stop();
} else process.stderr.write(`PostgreSQL is not measured: ${programs.missing}.\n`);

await writeReport(STORIES, measured, machine);

async function measure(database: string, url: string): Promise<void> {
  const store = await openSearchStore(url);
  const began = performance.now();
  await keepDocuments(store, [...stories(STORIES, now)], null);
  const keptMs = performance.now() - began;
  // A server does this by itself after a while.
  await sql`analyze`.execute(store.db);
  const times: Measured['times'] = [];
  for (const { name, ...query } of QUERIES(now)) times.push({ name, ms: await timesOf(store, query) });
  const found: Measured['found'] = [];
  for (const { path: wanted, query, misspelled } of PLANTED)
    for (const text of [query, misspelled]) {
      const { documents } = await findDocuments(store, { text, section: null, since: null, page: 1 }, now);
      found.push({ query: text, found: documents[0]?.path === wanted });
    }
  measured.push({ database, keptMs, times, found });
  await store.db.destroy();
}

async function timesOf(store: SearchStore, query: Query): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const began = performance.now();
    await findDocuments(store, query, now);
    times.push(performance.now() - began);
  }
  return times;
}
