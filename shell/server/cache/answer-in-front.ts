import type { IncomingMessage, ServerResponse } from 'node:http';
import { bucketOf } from '../editions/canary-bucket.ts';
import type { Editions } from '../editions/editions.ts';
import { encodingFor } from './encoding.ts';
import type { KeptDocument, Sharing } from './kept-document.ts';
import { namedSearch } from './named-search.ts';
import type { PageCache } from './page-cache.ts';
import { sendKept } from './send-kept.ts';
import type { ServedInFront } from './served-in-front.ts';

/** Cookies of staff: what they get is no page of the cache. */
const STAFF = /(?:^|;\s*)(?:qa|inspect)=/;
const DATA = '/_data/';

interface Front {
  cache: PageCache;
  editions: Editions;
  served: ServedInFront;
}

/**
 * Answers an ordinary reader's request with what is kept, before the framework sees it. Returns false for anything unusual
 * and for what is not there: the framework answers then, by the same rules.
 */
export function answerInFront(
  { cache, editions, served }: Front,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' || url === undefined) return false;
  const { cookie } = headers;
  if (cookie !== undefined && STAFF.test(cookie)) return false;

  let document: KeptDocument | null;
  let sharing: Sharing = 'everybody';
  if (url.startsWith(DATA)) {
    const end = url.indexOf('/', DATA.length);
    if (end < 0) return false;
    document = find(cache, 'data', url.slice(DATA.length, end), url.slice(end));
  } else {
    const { edition, canary } = editions.live();
    let ref = edition.id;
    if (canary) {
      const bucket = bucketOf(cookie);
      // Who has none gets one along with the page.
      if (bucket === null) return false;
      sharing = 'bucket';
      if (bucket < canary.percent) ref = canary.edition.id;
    }
    document = find(cache, 'page', ref, url);
  }
  if (!document) return false;
  const body = document.bodies.at(encodingFor(headers['accept-encoding']));
  if (!body) return false;
  const unchanged = sendKept(document, body, sharing, request, response);
  served.note(document, document.stage(Date.now()) !== 'fresh', unchanged);
  return true;
}

/** Which parameters belong to an address is known of the page without any: where that is not kept, there is no answer here. */
function find(cache: PageCache, kind: 'page' | 'data', ref: string, url: string): KeptDocument | null {
  const at = url.indexOf('?');
  if (at < 0) return cache.ready(kind, ref, url);
  const path = url.slice(0, at);
  const plain = cache.ready(kind, ref, path);
  if (!plain) return null;
  const search = namedSearch(url.slice(at), plain.facts.query);
  return search === '' ? plain : cache.ready(kind, ref, path + search);
}
