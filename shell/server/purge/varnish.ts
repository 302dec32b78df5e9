import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import type { LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
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
        found.map((one) => purgeAt(one.address, url, tags.join(' '), signal)),
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

function purgeAt(hostname: string, { port, host }: URL, xkey: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` does not support this method.
    const request = httpRequest(
      { hostname, port, method: 'PURGE', headers: { host, xkey }, signal, agent: false },
      (response) => {
        response.resume();
        if (response.statusCode === 200) resolve();
        else
          reject(
            new Error(
              `varnish responded with ${response.statusCode}: is this server in its list of purgers?`,
            ),
          );
      },
    );
    request.on('error', reject);
    request.end();
  });
}
