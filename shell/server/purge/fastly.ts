import { send, type SharedCache } from './shared-cache.ts';

const API = 'https://api.fastly.com';

/** Fastly: purges by `Surrogate-Key`. `token` needs the scope `purge_select`. */
export function fastly(service: string, token: string, api: string = API): SharedCache {
  return {
    name: 'fastly',
    purge: async (tags, signal) => {
      await send('fastly', `${api}/service/${service}/purge`, {
        method: 'POST',
        headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
        signal,
      });
    },
  };
}
