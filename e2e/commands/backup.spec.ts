import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, type Program } from '../../scripts/cluster/program.ts';
import { postgresIn } from '../../scripts/cluster/postgres.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { documentedCommands } from '../support/commands/documented-commands.ts';
import { editionCommand } from '../support/commands/edition-command.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { freePort } from '../support/free-port.ts';
import { startBeside, startSite } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const commands = (mark: string) => documentedCommands('docs/deploying.md', mark);
const BACKUP = commands('backup');
const RESTORE = commands('restore');
const TITLE = 'A title that only the database has';
const RENAME = `update posts set meta_title = '${TITLE}' where slug = (select slug from posts order by date desc limit 1)`;

/** A folder, and how to run the documented commands in it. */
function workplace(env: Record<string, string>) {
  const place = mkdtempSync(path.join(tmpdir(), 'backup-'));
  mkdirSync(path.join(place, 'var'));
  const run = (lines: readonly string[]) =>
    execFileSync('sh', ['-ec', lines.join('\n')], {
      cwd: place,
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
  return { place, run };
}

for (const kind of ['sqlite', 'postgres'] as const) {
  test(`a store and database (${kind}) restored from a backup serve the same edition again @full`, async ({
    request,
  }) => {
    const tool = kind === 'sqlite' ? 'sqlite3' : 'pg_restore';
    test.skip(findProgram(tool) === null, `${tool} is not installed.`);
    const port = await freePort();
    const url = `postgres://meadowlark@127.0.0.1:${port}/postgres`;
    const { place, run } = workplace({ DATABASE_URL: url });
    let database: Program | null = null;
    if (kind === 'postgres') {
      // PostgreSQL runs as another user.
      execFileSync('chmod', ['711', place]);
      database = postgresIn(path.join(place, 'postgres'), port);
      test.skip(database === null, 'PostgreSQL is not installed.');
      await database?.start();
    }
    const file = path.join(place, 'var/blog.db');
    const env = { DATABASE_URL: kind === 'postgres' ? url : `file:${file}` };
    const site = await startSite(env);
    try {
      symlinkSync(site.folder, path.join(place, 'var/editions'));
      const build = await deriveRelease('static', '9.9.9-kept', 'A free local paper', 'A kept local paper');
      await promote(
        site.store,
        { releases: { static: (await publishRelease(site.store, build)).version } },
        { by: 'a test', note: '' },
      );
      const edition = (await site.store.live())?.edition ?? '';
      if (kind === 'sqlite') run([`sqlite3 -cmd '.timeout 30000' var/blog.db "${RENAME}"`]);
      else execFileSync('psql', [url, '-c', RENAME], { stdio: 'pipe' });

      // While the server runs.
      run(BACKUP.filter((line) => kind === 'sqlite' || !line.startsWith('sqlite3')));
      if (kind === 'postgres') run(commands('backup-postgres'));
      process.kill(site.pid, 'SIGTERM');
      await site.exitCode;
      for (const name of readdirSync(site.folder)) rmSync(path.join(site.folder, name), { recursive: true });
      if (kind === 'sqlite') for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
      else
        execFileSync('psql', [url, '-c', 'drop schema public cascade', '-c', 'create schema public'], {
          stdio: 'pipe',
        });

      run(RESTORE.filter((line) => kind === 'sqlite' || !line.includes('blog.db')));
      if (kind === 'postgres') run(commands('restore-postgres'));
      await editionCommand(site, 'verify');
      const again = await startBeside(site, env);
      try {
        const about = await request.get(`${again.origin}/about`);
        expect([about.status(), about.headers()['x-edition']]).toEqual([200, edition]);
        expect(await about.text()).toContain('A kept local paper');
        const listed = async () => (await (await request.get(`${again.origin}/blog`)).text()).includes(TITLE);
        await expect.poll(listed).toBe(true);
      } finally {
        await again.stop();
      }
    } finally {
      await site.stop();
      await database?.end();
      rmSync(place, { recursive: true, force: true });
    }
  });
}
