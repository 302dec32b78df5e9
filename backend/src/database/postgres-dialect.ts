import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** A request without a connection or an answer in time fails, so requests do not pile up. */
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * PostgreSQL. Calls `onLost` when an idle connection breaks, as when the server restarts; the next query opens a new
 * one.
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener, this event ends the process.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
