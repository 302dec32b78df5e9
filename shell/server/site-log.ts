import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';

/** The server's log: one JSON line for each thing that happened. `LOG_LEVEL` says how much of it. */
export function siteLog(env: NodeJS.ProcessEnv): FastifyBaseLogger {
  return pino({ level: env['LOG_LEVEL'] ?? 'warn' });
}
