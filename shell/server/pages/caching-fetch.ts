import type { LoadContext, LoadFetchOptions } from '@meadowlark/shared/contract/load.ts';
import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { boundedFetch, type Answer } from './bounded-fetch.ts';

/** Bytes of answers that are kept; a feed has some 30,000. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The `fetch` of loads, given what ends the asking. */
export type LoadFetch = (
  url: string | URL,
  signal: AbortSignal,
  options?: LoadFetchOptions,
) => ReturnType<LoadContext['fetch']>;

interface KeptAnswer {
  answer: Answer;
  policy: CachePolicy;
}

/**
 * A `fetch` for all loads of a site. Pages of one section ask for the same feed, and the front page for all of them: an
 * answer is given again while whoever sent it calls it fresh, by the rules for a cache that many share (RFC 9111).
 */
export function cachingFetch(): LoadFetch {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.body.length + 1024,
  });
  return async (url, signal, options = {}) => {
    const { headers = {}, maxBytes = Infinity } = options;
    // The rules know headers in small letters only.
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const request = { url: String(url), method: 'GET', headers: Object.fromEntries(named) };
    const known = kept.get(request.url);
    if (known?.policy.satisfiesWithoutRevalidation(request) && known.answer.body.length <= maxBytes)
      return responseOf(known.answer);
    const answer = await boundedFetch(url, signal, options);
    const policy = new CachePolicy(request, answer);
    if (policy.storable() && policy.timeToLive() > 0) kept.set(request.url, { answer, policy });
    return responseOf(answer);
  };
}

function responseOf({ status, headers, body }: Answer): Response {
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? body : null, { status, headers });
}
