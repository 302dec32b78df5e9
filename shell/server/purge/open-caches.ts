import type { CacheSetting } from './cache-setting.ts';
import { cloudflare } from './cloudflare.ts';
import { fastly } from './fastly.ts';
import type { SharedCache } from './shared-cache.ts';
import { varnish } from './varnish.ts';

interface CacheTokens {
  fastly: string | undefined;
  cloudflare: string | undefined;
}

/** The caches of the setting. Throws if the token of one is not set. */
export function openCaches(settings: readonly CacheSetting[], tokens: CacheTokens): SharedCache[] {
  return settings.map((setting) => {
    switch (setting.kind) {
      case 'varnish':
        return varnish(setting.address);
      case 'fastly':
        return fastly(setting.service, needed(tokens.fastly, 'FASTLY_API_TOKEN', setting.kind));
      case 'cloudflare':
        return cloudflare(setting.zone, needed(tokens.cloudflare, 'CLOUDFLARE_API_TOKEN', setting.kind));
    }
  });
}

function needed(token: string | undefined, name: string, kind: string): string {
  if (token === undefined) throw new Error(`PURGE_CACHES names ${kind}, but ${name} is not set.`);
  return token;
}
