import { fetch, type Response } from 'undici';
import type { Guard } from './guard.ts';
import type { Vouching } from './vouching.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface Hop {
  url: URL;
  response: Response;
}

/** What a service that fetches says and decides itself. */
export interface Following {
  guard: Guard;
  vouches: Vouching;
  /** The headers for a hop: what is known of one address is not told to another. */
  headersFor: (url: URL) => Record<string, string>;
  /** The service's own error for redirects that lead nowhere; `detail` says how. */
  astray: (detail: string) => Error;
}

/** GETs an address and follows its redirects, at most five, each hop past the guard before anything is sent to it. */
export async function followRedirects(start: URL, signal: AbortSignal, following: Following): Promise<Hop> {
  const { guard, vouches, headersFor, astray } = following;
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const dispatcher = guard.connectionsFor(url, vouches(start, url));
    // One after the other is the point: where a hop leads is known only when it has answered.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(url, { dispatcher, headers: headersFor(url), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return { url, response };
    // oxlint-disable-next-line no-await-in-loop
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    if (!location || !URL.canParse(location, url.href)) throw astray('to no address');
    url = new URL(location, url.href);
  }
  throw astray(`more than ${MAX_REDIRECTS} redirects`);
}
