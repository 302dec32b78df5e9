import { randomUUID } from 'node:crypto';
import { JudgmentExchange, type ExchangeOptions } from '../editions/judgments/judgment-exchange.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { TelemetryLog } from '../telemetry/log-telemetry.ts';

interface Sharing {
  /** Names this server to people. */
  name: string;
  settings: Pick<ServerSettings, 'origin' | 'redisUrl'>;
}

/**
 * Shares judgments with the other servers of the site, by Redis. Its client is loaded only if there is one. `place`: that of
 * the store.
 */
export async function shareJudgments(
  { name, settings: { origin, redisUrl } }: Sharing,
  parts: Pick<ExchangeOptions, 'quarantine' | 'canary' | 'record'>,
  place: string,
  log: TelemetryLog,
): Promise<JudgmentExchange | null> {
  if (redisUrl === undefined) {
    // Only servers on a bucket are likely to be several; a lone one needs no warning.
    const level = place.startsWith('s3:') ? 'warn' : 'info';
    log[level]({}, 'REDIS_URL is not set: this server judges releases and canaries by itself');
    return null;
  }
  const { redisJudgments } = await import('../editions/judgments/redis-judgments.ts');
  const server = { id: randomUUID(), name };
  return new JudgmentExchange({
    ...parts,
    server,
    redis: redisJudgments(redisUrl, origin, server.id, log),
  });
}
