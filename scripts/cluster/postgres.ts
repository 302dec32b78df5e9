import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram, Program } from './program.ts';

const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL with its data in a folder; null if it is not installed. */
export function postgresIn(place: string, port: number): Program | null {
  const folder = folderOfPrograms();
  // It refuses to run as root; its package creates the user "postgres".
  const user = process.getuid?.() === 0 ? systemUser('postgres') : undefined;
  if (folder === null || user === null) return null;
  mkdirSync(place);
  if (user) chownSync(place, user.uid, user.gid);
  const data = path.join(place, 'data');
  const initdb = ['-D', data, '-U', 'meadowlark', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(path.join(folder, 'initdb'), initdb, { cwd: place, stdio: 'pipe', ...user });
  return new Program({
    name: 'postgres',
    command: path.join(folder, 'postgres'),
    args: ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', place],
    port,
    place,
    user,
  });
}

function folderOfPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (newest !== undefined) return path.join(DEBIAN, newest, 'bin');
  const found = findProgram('initdb');
  return found === null ? null : path.dirname(found);
}

function systemUser(name: string): { uid: number; gid: number } | null {
  try {
    const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return null;
  }
}
