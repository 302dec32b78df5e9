import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import type { FetchedAnswer, Question } from '../../protocol/messages.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** Bytes of kept answers; a feed has some 30,000. */
const MAX_BYTES = 8 * 1024 * 1024;

type LoadRequest = Omit<Question & { kind: 'fetch' }, 'kind' | 'job'>;

/** The `fetch` of loads. Rejects without an answer; never because of a status. */
export type LoadFetch = (request: LoadRequest, signal: AbortSignal) => Promise<FetchedAnswer>;

export interface Service {
  /** Its address, without a trailing slash. */
  base: string;
  remotes: readonly string[] | 'all';
  /** The front adds it as `Authorization`; remotes never see it. */
  authorization?: string;
}

/** By a monotonic clock: one that is set back would keep answers fresh for hours. The types of `CachePolicy` leave out `now`. */
class MonotonicPolicy extends CachePolicy {
  now(): number {
    return performance.timeOrigin + performance.now();
  }
}

interface KeptAnswer {
  answer: FetchedAnswer;
  policy: CachePolicy;
}

/**
 * A `fetch` for all loads of a site. Pages of a section fetch the same feed, and the front page all feeds, so answers
 * are reused while fresh, by the rules for shared caches (RFC 9111). Rejects if no service matches the address and remote.
 */
export function cachingFetch(services: readonly Service[]): LoadFetch {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.body.length + 1024,
  });
  return async ({ remote, url: address, options }, signal) => {
    // Normalized, so that `..` in a path cannot lead out of a service.
    const url = new URL(address).href;
    const service = services.find(
      ({ base, remotes }) => isUnder(url, base) && (remotes === 'all' || remotes.includes(remote)),
    );
    if (!service)
      throw new Error(
        `The remote ${remote} may not ask ${new URL(url).origin}: name the service in REMOTE_SERVICES.`,
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
    const known = kept.get(url);
    if (known?.policy.satisfiesWithoutRevalidation(request) && known.answer.body.length <= maxBytes)
      return known.answer;
    const answer = await boundedFetch(url, signal, { ...options, headers: sent });
    const policy = new MonotonicPolicy(request, answer);
    if (policy.storable() && policy.timeToLive() > 0) kept.set(url, { answer, policy });
    return answer;
  };
}

function isUnder(url: string, base: string): boolean {
  return url.startsWith(base) && /^[/?]|^$/.test(url.slice(base.length, base.length + 1));
}
