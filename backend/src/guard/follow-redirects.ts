import { isUtf8 } from 'node:buffer';
import { fetch, type Response } from 'undici';
import type { Guard } from './guard.ts';
import type { PrivateHostRule } from './private-hosts.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Hop {
  url: URL;
  response: Response;
}

interface FollowOptions {
  guard: Guard;
  allowsPrivate: PrivateHostRule;
  /** Headers per hop, so that validators of one URL are not sent to another. */
  headersFor: (url: URL) => Record<string, string>;
  /** Makes the service's error for an invalid redirect. */
  badRedirect: (detail: string) => Error;
}

/** GETs a URL and follows at most five redirects. The guard checks each hop before anything is sent to it. */
export async function followRedirects(start: URL, signal: AbortSignal, options: FollowOptions): Promise<Hop> {
  const { guard, allowsPrivate, headersFor, badRedirect } = options;
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const dispatcher = guard.connectionsFor(url, allowsPrivate(start, url));
    // Each hop names the next one.
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(url, { dispatcher, headers: headersFor(url), redirect: 'manual', signal });
    if (!REDIRECTS.has(response.status)) return { url, response };
    // oxlint-disable-next-line no-await-in-loop
    await response.body?.cancel();
    // Node decodes headers as Latin-1; publishers write UTF-8 into them.
    const bytes = Buffer.from(response.headers.get('location') ?? '', 'latin1');
    const location = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
    if (!location || !URL.canParse(location, url.href)) throw badRedirect('no valid address');
    url = new URL(location, url.href);
  }
  throw badRedirect(`more than ${MAX_REDIRECTS} redirects`);
}
