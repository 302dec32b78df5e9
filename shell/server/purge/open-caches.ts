import type { RequestInit } from 'undici';
import { z } from 'zod';
import { fetchHost } from '../../lib/fetch-host.ts';
import type { CacheSetting } from './cache-setting.ts';
import type { SharedCache } from './purger.ts';
import { varnish } from './varnish.ts';

interface CacheTokens {
  fastly: string | undefined;
  cloudflare: string | undefined;
}

/** The caches of the setting. Throws if one needs a token that is not set. */
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

/** Fastly: purges by `Surrogate-Key`. `token` needs the scope `purge_select`. */
export function fastly(service: string, token: string, api = 'https://api.fastly.com'): SharedCache {
  return {
    name: 'fastly',
    purge: async (tags, signal) => {
      await send('fastly', `${api}/service/${service}/purge`, {
        headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
        signal,
      });
    },
  };
}

const cloudflareResponse = z.object({ success: z.boolean(), errors: z.array(z.unknown()).default([]) });

/** Cloudflare: purges by `Cache-Tag`. `token` needs the permission "Cache Purge" of the zone. */
export function cloudflare(
  zone: string,
  token: string,
  api = 'https://api.cloudflare.com/client/v4',
): SharedCache {
  return {
    name: 'cloudflare',
    purge: async (tags, signal) => {
      const text = await send('cloudflare', `${api}/zones/${zone}/purge_cache`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal,
      });
      const { success, errors } = cloudflareResponse.parse(JSON.parse(text));
      if (!success) throw new Error(`cloudflare did not purge: ${JSON.stringify(errors).slice(0, 200)}`);
    },
  };
}

/** Sends the request of a purge; rejects with the response unless it succeeded. */
async function send(name: string, url: string, init: RequestInit): Promise<string> {
  const response = await fetchHost(url, { ...init, method: 'POST', redirect: 'error' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} responded with ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
