import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type DatabaseAddress = { kind: 'embedded'; file: string } | { kind: 'postgres'; url: string };

/**
 * Reads DATABASE_URL: `file:<path>` (relative paths start in the working folder) or `postgres://...`.
 * Throws for anything else.
 */
export function readDatabaseAddress(databaseUrl: string): DatabaseAddress {
  if (/^postgres(?:ql)?:\/\//.test(databaseUrl)) return { kind: 'postgres', url: databaseUrl };
  if (databaseUrl.startsWith('file://')) return { kind: 'embedded', file: fileURLToPath(databaseUrl) };
  if (!/^file:./.test(databaseUrl)) {
    throw new Error('DATABASE_URL must be file:<path> or postgres://<user>@<host>/<database>.');
  }
  return { kind: 'embedded', file: path.resolve(databaseUrl.slice('file:'.length)) };
}

/** The address for messages and logs: without user name and password. */
export function publicAddress(address: DatabaseAddress): string {
  if (address.kind === 'embedded') return address.file;
  if (!URL.canParse(address.url)) return 'the PostgreSQL address';
  const { host, pathname } = new URL(address.url);
  return `postgres://${host}${pathname}`;
}
