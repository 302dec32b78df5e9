import { createHmac } from 'node:crypto';
import type { CachedPage } from './cached-page.ts';
import { seal, sealingKey, unseal } from './envelope.ts';
import type { SecondLevel } from './page-cache.ts';
import type { Log } from '../../../lib/log.ts';
import { redisBytes } from './redis-bytes.ts';

const MAX_BYTES = 1024 * 1024;

interface RedisOptions {
  url: string;
  /** Separates sites in one Redis. */
  site: string;
  /** Shared by all servers of the site and nobody else: it seals the pages. */
  secret: string;
  /** Called with the result of each read. */
  onRead: (result: 'hit' | 'miss' | 'refused' | 'failed') => void;
  log: Pick<Log, 'warn' | 'info'>;
}

/**
 * Shares finished pages with other servers through Redis. Its values are not trusted: see `envelope.ts`, and `restore` of
 * each recipe.
 */
export function redisLevel({ url, site, secret, onRead, log }: RedisOptions): SecondLevel {
  const bytes = redisBytes(url, log);
  const seals = sealingKey(secret);
  const digest = (text: string) => createHmac('sha256', seals).update(text).digest('base64url').slice(0, 32);
  const prefix = `meadowlark:${digest(site)}:`;
  const placeOf = (key: string) => prefix + digest(key);

  return {
    read: async ({ key, restore }) => {
      const place = placeOf(key);
      const sealed = await bytes.get(place).catch(() => 'failed' as const);
      if (sealed === null || sealed === 'failed') {
        onRead(sealed ?? 'miss');
        return null;
      }
      const found = await unseal(seals, place, sealed);
      const restoring = found && restore(found.meta, found.body);
      onRead(restoring ? 'hit' : 'refused');
      // The page is then rendered here, and its error reported there.
      const page = restoring && (await restoring.catch(() => null));
      if (found) page?.bodies.put('br', found.packed);
      return page;
    },
    write: (key, page) => void send(placeOf(key), page),
    close: () => bytes.close(),
  };

  async function send(place: string, { parts, bodies }: CachedPage<unknown>): Promise<void> {
    const { bytes: packed, encoding } = await bodies.in('br');
    if (!parts.shared || encoding !== 'br' || packed.length > MAX_BYTES) return;
    const seconds = Math.ceil((parts.lifetime.freshMs + parts.lifetime.staleMs) / 1000);
    bytes.set(place, seal(seals, place, parts.shared, packed), seconds);
  }
}
