import path from 'node:path';
import type { Kysely } from 'kysely';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { readBackendSettings } from '../settings.ts';
import { openDatabase } from './open-database.ts';
import { savePost } from './post-store.ts';
import { readPostFolder } from './read-post-folder.ts';
import type { BlogDatabase } from './schema.ts';

type ImportResult = { file: string } & (
  | { outcome: 'added' | 'updated' | 'unchanged' }
  | { outcome: 'refused'; reason: string }
);

/**
 * `npm run import-posts -w backend -- <folder>`: stores the markdown files of a folder as posts in the database of
 * DATABASE_URL. Prints a line per file and a summary; the exit code is 1 if a file was refused.
 */
async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    throw new Error('Give the folder with the posts: npm run import-posts -w backend -- <folder>');
  }
  // npm changes into the workspace; the argument is relative to the folder where npm was called.
  const source = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { databaseUrl } = readBackendSettings(process.env).blog;
  const db = await openDatabase(databaseUrl, (error) =>
    say(`A database connection was lost: ${error.message}`),
  );
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  try {
    for await (const result of importFolder(db, source)) {
      counts[result.outcome] += 1;
      const why = result.outcome === 'refused' ? ` because ${result.reason}` : '';
      say(`${result.outcome.padEnd(9)} ${result.file}${why}`);
    }
  } finally {
    await db.destroy();
  }
  const { added, updated, unchanged, refused } = counts;
  say(`${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
  if (refused > 0) process.exitCode = 1;
}

/**
 * Stores the posts of a folder one by one and yields the outcome for each file. A refused file does not stop the
 * others; posts that are not in the folder stay.
 */
async function* importFolder(db: Kysely<BlogDatabase>, folder: string): AsyncGenerator<ImportResult> {
  const fileOfSlug = new Map<string, string>();
  for (const { file, ...read } of await readPostFolder(folder)) {
    if ('reason' in read) {
      yield { file, outcome: 'refused', reason: read.reason };
      continue;
    }
    const other = fileOfSlug.get(read.post.slug);
    if (other !== undefined) {
      yield { file, outcome: 'refused', reason: `${other} has the same name in another Unicode form` };
      continue;
    }
    fileOfSlug.set(read.post.slug, file);
    // One at a time, so that ids follow the dates.
    // oxlint-disable-next-line no-await-in-loop
    yield { file, outcome: await savePost(db, read.post) };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`Nothing more was imported. ${messageOf(error)}\n`);
  process.exitCode = 1;
});
