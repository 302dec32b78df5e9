import { fetchOutside, type OutsideAccess } from '../guard/fetch-outside.ts';
import { NamedError } from '../named-error.ts';
import { decodeBody } from './decode-body.ts';
import { endsWithRoot, looksLikeXml } from './looks-like-xml.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export interface FeedDocument {
  /** Decoded XML, without an encoding in its declaration. */
  contents: string;
  /** When it was fetched or last revalidated, milliseconds since 1970. */
  seenAt: number;
  /** Its URL after redirects; the validators are valid for this URL only. */
  finalUrl: string;
  etag: string | null;
  lastModified: string | null;
}

interface FetchTools extends OutsideAccess {
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Fetches a feed, and revalidates `known`. Rejects with a named error: one of `fetchOutside`, `feed_not_xml` or
 * `feed_incomplete`.
 */
export type FetchFeed = (address: string, known?: FeedDocument) => Promise<FeedDocument>;

export function createFetchFeed({ now, ...access }: FetchTools): FetchFeed {
  return async (address, known) => {
    const { url, status, headers, bytes } = await fetchOutside(address, {
      ...access,
      what: 'feed',
      headersFor: (hop) => headersFor(hop, known),
      statuses: known ? [200, 304] : [200],
      maxBytes: MAX_BYTES,
    });
    if (status === 304 && known) return { ...known, seenAt: now() };
    const contents = decodeBody(bytes, headers.get('content-type'));
    if (!looksLikeXml(contents))
      throw new NamedError(
        'feed_not_xml',
        502,
        `The address ${address} responded with something that is not an XML feed.`,
      );
    // It would replace the complete one that readers have.
    if (!endsWithRoot(contents))
      throw new NamedError('feed_incomplete', 502, `The feed ${address} ends in the middle.`);
    return {
      contents,
      seenAt: now(),
      finalUrl: url.href,
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    };
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
