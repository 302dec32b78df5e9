import { request as httpRequest } from 'node:http';
import { hostLookup } from '../lib/host-lookup.ts';
import type { SharedCache } from './shared-cache.ts';

/** Varnish with the vmod xkey: `PURGE /` with the tags in `xkey`, as in deploy/varnish/default.vcl. */
export function varnish(address: string): SharedCache {
  return {
    name: 'varnish',
    purge: (tags, signal) =>
      new Promise((resolve, reject) => {
        // `fetch` sends no such method.
        const request = httpRequest(
          address,
          { method: 'PURGE', headers: { xkey: tags.join(' ') }, signal, agent: false, lookup: hostLookup },
          (response) => {
            response.resume();
            if (response.statusCode === 200) resolve();
            else
              reject(
                new Error(`varnish answered ${response.statusCode}: is this server in its list of purgers?`),
              );
          },
        );
        request.on('error', reject);
        request.end();
      }),
  };
}
