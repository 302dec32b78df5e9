import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';

/** In milliseconds. A request that gets no connection or no answer in time fails instead of piling up. */
const CONNECTION_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;

/**
 * PostgreSQL by its address. `onLost` hears of idle connections that broke, as when the server restarts; the next
 * query opens a new one.
 */
export function postgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
  });
  // Without a listener this event would end the process.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}
