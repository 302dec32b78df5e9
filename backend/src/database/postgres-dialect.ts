import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** A query without a connection or a result in time fails, so queries do not pile up. */
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** By then the server has canceled the statement and said so. Idle connections are closed much sooner. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;

/**
 * PostgreSQL. Calls `onLost` when an idle connection breaks, as when the server restarts; the next query opens a new
 * one. If a server vanishes, as in a failover, each connection in use would hang until TCP gives up, after a
 * quarter of an hour. So a connection without traffic for `silenceMs` is destroyed.
 */
export function postgresDialect(
  url: string,
  onLost: (error: Error) => void,
  silenceMs: number = SILENCE_MS,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    stream: () => new Socket().setTimeout(silenceMs, breakConnection),
  });
  // Without a listener, this event ends the process.
  pool.on('error', onLost);
  // So would this one, for a connection that breaks in use; its query rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

function breakConnection(this: Socket): void {
  this.destroy(new Error('The database does not respond.'));
}
