import { z } from 'zod';
import { send, type SharedCache } from './shared-cache.ts';

const API = 'https://api.cloudflare.com/client/v4';
const answer = z.object({ success: z.boolean(), errors: z.array(z.unknown()).default([]) });

/** Cloudflare: purges by `Cache-Tag`. `token` needs the permission "Cache Purge" of the zone. */
export function cloudflare(zone: string, token: string, api: string = API): SharedCache {
  return {
    name: 'cloudflare',
    purge: async (tags, signal) => {
      const text = await send('cloudflare', `${api}/zones/${zone}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal,
      });
      const { success, errors } = answer.parse(JSON.parse(text));
      if (!success) throw new Error(`cloudflare did not purge: ${JSON.stringify(errors).slice(0, 200)}`);
    },
  };
}
