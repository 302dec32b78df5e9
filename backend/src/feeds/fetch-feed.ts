import { followRedirects, type Hop } from '../guard/follow-redirects.ts';
import type { Guard } from '../guard/guard.ts';
import { outboundFailure } from '../guard/outbound-failure.ts';
import { readBody } from '../guard/read-body.ts';
import type { PrivateHostRule } from '../guard/private-hosts.ts';
import { decodeBody } from './decode-body.ts';
import {
  FeedDeadlinePassed,
  FeedNotXml,
  FeedRedirectInvalid,
  FeedStatusNotOk,
  FeedTooLarge,
  FeedUnreachable,
} from './feed-errors.ts';
import { looksLikeXml } from './looks-like-xml.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export interface FeedDocument {
  /** Decoded XML, without an encoding in its declaration. */
  contents: string;
  /** When it was fetched or last revalidated, milliseconds since 1970. */
  seenAt: number;
  /** Its address after redirects; the validators are valid for this address only. */
  finalUrl: string;
  etag: string | null;
  lastModified: string | null;
}

interface FetchTools {
  guard: Guard;
  allowsPrivate: PrivateHostRule;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For redirects and body together. */
  deadlineMs: number;
}

/** Fetches a feed, and revalidates `known`. Rejects with a named error, see `feed-errors.ts`. */
export type FetchFeed = (address: string, known?: FeedDocument) => Promise<FeedDocument>;

export function createFetchFeed(tools: FetchTools): FetchFeed {
  return async (address, known) => {
    const signal = AbortSignal.timeout(tools.deadlineMs);
    try {
      const hop = await followRedirects(new URL(address), signal, {
        ...tools,
        headersFor: (url) => headersFor(url, known),
        badRedirect: (detail) => new FeedRedirectInvalid(address, detail),
      });
      return await documentOf(hop, address, known, tools.now());
    } catch (error) {
      throw outboundFailure(error, signal.aborted, {
        deadline: () => new FeedDeadlinePassed(address, tools.deadlineMs),
        unreachable: (detail, cause) => new FeedUnreachable(address, detail, cause),
      });
    }
  };
}

function headersFor(url: URL, known: FeedDocument | undefined): Record<string, string> {
  const same = known?.finalUrl === url.href;
  return {
    accept:
      'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml;q=0.9, */*;q=0.1',
    'accept-encoding': 'gzip, br, deflate',
    'user-agent': 'MeadowlarkRelay/1.0 (feed reader)',
    ...(same && known.etag ? { 'if-none-match': known.etag } : {}),
    ...(same && known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

async function documentOf(
  { url, response }: Hop,
  address: string,
  known: FeedDocument | undefined,
  seenAt: number,
): Promise<FeedDocument> {
  if (response.status === 304 && known) return { ...known, seenAt };
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new FeedStatusNotOk(address, response.status);
  }
  const bytes = await readBody(response, MAX_BYTES, () => new FeedTooLarge(address, MAX_BYTES));
  const contents = decodeBody(bytes, response.headers.get('content-type'));
  if (!looksLikeXml(contents)) throw new FeedNotXml(address);
  return {
    contents,
    seenAt,
    finalUrl: url.href,
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}
