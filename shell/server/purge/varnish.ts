import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { request } from 'undici';
import { hostLookup } from '../../lib/host-lookup.ts';
import type { SharedCache } from './purger.ts';

/** Nothing listens there: a Varnish that has ended keeps no pages, and a name may have addresses of an unused family. */
const NOBODY = new Set(['ECONNREFUSED', 'EADDRNOTAVAIL']);

/**
 * Varnish with the vmod xkey: `PURGE /` with the tags in `xkey`, as in deploy/varnish/default.vcl. One name may have
 * several servers, each with its own pages, as behind a headless service of Kubernetes: all are purged.
 */
export function varnish(address: string, lookup: LookupFunction = hostLookup): SharedCache {
  const url = new URL(address);
  return {
    name: 'varnish',
    purge: async (tags, signal) => {
      const found = await addressesOf(urlToHttpOptions(url).hostname ?? '', lookup, signal);
      const outcomes = await Promise.allSettled(
        found.map((one) => purgeAt(one, url, tags.join(' '), signal)),
      );
      const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      const failure =
        failures.find((error) => !NOBODY.has((error as NodeJS.ErrnoException).code ?? '')) ??
        (failures.length === found.length ? failures[0] : undefined);
      if (failure !== undefined) throw failure;
    },
  };
}

function addressesOf(
  hostname: string,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    lookup(hostname, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(found as LookupAddress[]);
    });
  });
}

async function purgeAt(
  { address, family }: LookupAddress,
  { port, host }: URL,
  xkey: string,
  signal: AbortSignal,
): Promise<void> {
  const url = `http://${family === 6 ? `[${address}]` : address}:${port || 80}/`;
  const { statusCode, body } = await request(url, {
    method: 'PURGE',
    headers: { host, xkey },
    signal,
    reset: true,
  });
  await body.dump();
  if (statusCode !== 200)
    throw new Error(`varnish responded with ${statusCode}: is this server in its list of purgers?`);
}
