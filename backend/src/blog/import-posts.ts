import path from 'node:path';
import { readBackendSettings } from '../settings.ts';
import { importFolder } from './import-folder.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run import-posts -w backend -- <folder>`: stores the markdown files of a folder as posts, in the database that
 * DATABASE_URL names. One line for each file and one at the end; the exit code is 1 when a file was refused.
 */
async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    throw new Error('Give the folder with the posts: npm run import-posts -w backend -- <folder>');
  }
  // npm runs workspace commands in the workspace; the folder was written where the reader of this stands.
  const place = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { databaseUrl } = readBackendSettings(process.env).blog;
  const db = await openDatabase(databaseUrl, (error) => say(`A connection broke: ${error.message}`));
  const counts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  try {
    for await (const result of importFolder(db, place)) {
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(
    `Nothing more was imported. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
