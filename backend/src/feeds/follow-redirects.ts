import { fetch, type Response } from 'undici';
import type { Guard } from '../guard/guard.ts';
import type { Vouching } from '../guard/vouching.ts';
import { FeedRedirectsAstray } from './feed-errors.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface Hop {
  url: URL;
  response: Response;
}

/**
 * GETs an address and follows its redirects, at most five, each hop past the guard before anything is sent to it.
 *
 * @param headersFor the headers for a hop: what is known of one address is not told to another
 */
export async function followRedirects(
  start: URL,
  headersFor: (url: URL) => Record<string, string>,
  signal: AbortSignal,
  { guard, vouches }: { guard: Guard; vouches: Vouching },
): Promise<Hop> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const dispatcher = guard.connectionsFor(url, vouches(start, url));
    // One after the other is the point: where a hop leads is known only when it has answered.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(url, { dispatcher, headers: headersFor(url), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return { url, response };
    url = target(start, url, response);
    // oxlint-disable-next-line no-await-in-loop
    await response.body?.cancel();
  }
  throw new FeedRedirectsAstray(start.href, `more than ${MAX_REDIRECTS} redirects`);
}

function target(start: URL, from: URL, response: Response): URL {
  const location = response.headers.get('location') ?? '';
  if (!location || !URL.canParse(location, from.href)) {
    throw new FeedRedirectsAstray(start.href, 'to no address');
  }
  return new URL(location, from.href);
}
