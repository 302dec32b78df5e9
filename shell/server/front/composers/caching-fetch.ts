import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { FetchResult, FrontRequest } from '../../protocol/messages.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** Bytes of cached responses with all that is kept of them; a feed has about 30,000. */
const MAX_BYTES = 8 * 1024 * 1024;

type LoadRequest = Omit<FrontRequest & { kind: 'fetch' }, 'kind' | 'job'>;

/** The `fetch` of loads. Rejects if there is no response; never because of a status. */
export type LoadFetch = (request: LoadRequest, signal: AbortSignal) => Promise<FetchResult>;

export interface Service {
  /** Its base URL, without a trailing slash. */
  base: string;
  remotes: readonly string[] | 'all';
  /** The front adds it as `Authorization`; remotes never see it. */
  authorization?: string | undefined;
}

/**
 * Uses a monotonic clock: one that is set back would keep responses fresh for hours. The types of `CachePolicy` omit `now`.
 */
class MonotonicPolicy extends CachePolicy {
  now(): number {
    return performance.timeOrigin + performance.now();
  }
}

interface CachedResponse {
  response: FetchResult;
  policy: CachePolicy;
}

/**
 * A `fetch` for all loads of a site. Pages of a section fetch the same feed, and the front page all feeds, so responses
 * are reused while fresh, by the rules for shared caches (RFC 9111). Rejects if no service matches the URL and remote.
 */
export function cachingFetch(services: readonly Service[]): LoadFetch {
  const serviceOf = serviceFinder(services);
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // The policy has the headers. An empty response can have 16 KB of them, and its URL as many.
    sizeCalculation: ({ response, policy }, url) =>
      response.body.length + JSON.stringify(policy.toObject()).length + url.length,
  });
  return async ({ remote, url: address, options }, signal) => {
    // Normalized, so that `..` in a path cannot lead out of a service.
    const url = new URL(address).href;
    const service = serviceOf(remote, url);
    if (!service)
      throw new Error(
        `The remote ${remote} may not request ${new URL(url).origin}. To allow it, start the servers with REMOTE_SERVICES=${remote}/<name>=${new URL(url).origin}.`,
      );
    const { authorization } = service;
    const { headers = {}, maxBytes = Infinity } = options;
    // CachePolicy expects lowercase names.
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const sent = {
      ...(Object.fromEntries(named) as Record<string, string>),
      ...(authorization !== undefined && { authorization }),
    };
    const request = { url, method: 'GET', headers: sent };
    const known = cached.get(url);
    if (known?.policy.satisfiesWithoutRevalidation(request) && known.response.body.length <= maxBytes)
      return known.response;
    const response = await boundedFetch(url, signal, { ...options, headers: sent });
    const policy = new MonotonicPolicy(request, response);
    if (policy.storable() && policy.timeToLive() > 0) cached.set(url, { response, policy });
    return response;
  };
}

/** Finds the service of a remote at a normalized URL. Of two on one host it is the nearer one: its credentials are sent. */
export function serviceFinder<Of extends Pick<Service, 'base' | 'remotes'>>(
  services: readonly Of[],
): (remote: string, url: string) => Of | undefined {
  const nearest = services.toSorted((a, b) => b.base.length - a.base.length);
  return (remote, url) =>
    nearest.find(
      ({ base, remotes }) => isUnder(url, base) && (remotes === 'all' || remotes.includes(remote)),
    );
}

function isUnder(url: string, base: string): boolean {
  return url.startsWith(base) && /^[/?]|^$/.test(url.slice(base.length, base.length + 1));
}
