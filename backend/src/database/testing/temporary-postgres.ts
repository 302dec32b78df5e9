import { execFile, execFileSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** Folder of the server's programs, and the user to run them as; null is the user of the tests. */
interface PostgresPrograms {
  folder: string;
  user: { uid: number; gid: number } | null;
}

export interface TemporaryPostgres {
  /** Creates an empty database and returns its `postgres://` address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** Looks for PostgreSQL on this machine. `missing` completes the sentence "PostgreSQL was not tested: ...". */
export function findPostgres(): PostgresPrograms | { missing: string } {
  const folder = [...debianFolders(), ...(process.env['PATH'] ?? '').split(path.delimiter)].find(hasPrograms);
  if (folder === undefined) {
    return { missing: `initdb and pg_ctl are neither in ${DEBIAN_VERSIONS}/*/bin nor in PATH` };
  }
  // PostgreSQL refuses to run as root; its package creates the user "postgres".
  if (process.getuid?.() !== 0) return { folder, user: null };
  const user = systemUser('postgres');
  return user === null
    ? { missing: 'the tests run as root and there is no user "postgres"' }
    : { folder, user };
}

/**
 * Starts a server with its data in a temporary folder. It listens on a socket in that folder instead of a port, because
 * another test could take the port first.
 */
export async function startPostgres({ folder, user }: PostgresPrograms): Promise<TemporaryPostgres> {
  const place = mkdtempSync(path.join(tmpdir(), 'blog-postgres-'));
  if (user !== null) chownSync(place, user.uid, user.gid);
  const data = path.join(place, 'data');
  const program = (name: string, args: string[]) =>
    run(path.join(folder, name), args, { cwd: place, ...user });

  await program('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  // The data need not survive the test, so skip fsync.
  const options = `-c listen_addresses= -c unix_socket_directories=${place} -c fsync=off`;
  await program('pg_ctl', ['start', '-w', '-D', data, '-l', path.join(place, 'log'), '-o', options]);

  const addressOf = (database: string): string => `postgres://tester@/${database}?host=${place}`;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const client = new Client(addressOf('postgres'));
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return addressOf(`test_${databases}`);
    },
    async stop() {
      await program('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);
      rmSync(place, { recursive: true });
    },
  };
}

function debianFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN_VERSIONS).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'));
  } catch {
    return [];
  }
}

function hasPrograms(folder: string): boolean {
  try {
    for (const name of ['initdb', 'pg_ctl', 'postgres']) accessSync(path.join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemUser(name: string): { uid: number; gid: number } | null {
  const number = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  try {
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return null;
  }
}
