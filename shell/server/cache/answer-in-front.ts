import type { IncomingMessage, ServerResponse } from 'node:http';
import { bucketOf } from '../editions/canary-bucket.ts';
import type { Editions, LiveEditions } from '../editions/editions.ts';
import type { EncodedBody } from './encoded-bodies.ts';
import { encodingFor } from './encoding.ts';
import type { AnswerHeaders, KeptDocument, Sharing } from './kept-document.ts';
import { namedSearch } from './named-search.ts';
import type { PageCache } from './page-cache.ts';
import { ageOf, answerWith, withAge } from './send-kept.ts';
import type { ServedInFront } from './served-in-front.ts';
import { WrittenHead } from './written-head.ts';

/** Cookies of staff: what they get is no page of the cache. */
const STAFF = /(?:^|;\s*)(?:qa|inspect)=/;
const DATA = '/_data/';
/** Found answers that are remembered; beyond it somebody plays with addresses. */
const MOST_HOT = 1000;

export interface FrontOptions {
  cache: PageCache;
  editions: Editions;
  served: ServedInFront;
}

/** An answer that was found lately: the same request gets it without another look. */
interface Hot {
  document: KeptDocument;
  stale: boolean;
  sharing: Sharing;
  /** By `Accept-Encoding`. */
  bodies: Map<string, { body: EncodedBody; head: WrittenHead; headers: AnswerHeaders }>;
}

/**
 * Answers ordinary readers' requests with what is kept, before the framework sees them. An answer that was found is
 * remembered until `forget`, which is to be called every second: until then neither its age nor its freshness change.
 */
export class AnswerInFront {
  readonly #options: FrontOptions;
  readonly #hot = new Map<string, Hot>();
  #live: LiveEditions | null = null;

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  /**
   * Returns false for anything unusual and for what is not there: the framework answers then, by the same rules.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || url === undefined) return false;
    const { cookie } = headers;
    if (cookie !== undefined && STAFF.test(cookie)) return false;
    const hot = this.#find(url, cookie);
    if (!hot) return false;
    const accepted = headers['accept-encoding'] ?? '';
    const found = hot.bodies.get(accepted) ?? encode(hot, accepted);
    if (!found) return false;
    const { body, head } = found;
    const unchanged =
      request.headers['if-none-match'] !== undefined
        ? answerWith(hot.document, body, found.headers, request, response)
        : send(head, body, response);
    this.#options.served.note(hot.document, hot.stale, unchanged);
    return true;
  }

  forget(): void {
    this.#hot.clear();
  }

  #find(url: string, cookie: string | undefined): Hot | null {
    const live = this.#options.editions.live();
    if (live !== this.#live || this.#hot.size > MOST_HOT) this.forget();
    this.#live = live;
    if (url.startsWith(DATA)) return this.#hot.get(url) ?? this.#look(url, 'data', '', url, 'everybody');
    if (!live.canary) return this.#hot.get(url) ?? this.#look(url, 'page', live.edition.id, url, 'everybody');
    const bucket = bucketOf(cookie);
    // Who has none gets one along with the page.
    if (bucket === null) return null;
    const { id } = bucket < live.canary.percent ? live.canary.edition : live.edition;
    const name = `${id} ${url}`;
    return this.#hot.get(name) ?? this.#look(name, 'page', id, url, 'bucket');
  }

  #look(name: string, kind: 'page' | 'data', ref: string, url: string, sharing: Sharing): Hot | null {
    const { cache } = this.#options;
    const document = kind === 'page' ? find(cache, kind, ref, url) : findData(cache, url);
    if (!document) return null;
    const stale = document.stage(Date.now()) !== 'fresh';
    const hot = { document, stale, sharing, bodies: new Map<string, never>() };
    this.#hot.set(name, hot);
    return hot;
  }
}

function encode({ document, sharing, bodies }: Hot, accepted: string) {
  const body = document.bodies.at(encodingFor(accepted));
  if (!body) return null;
  const headers = withAge(document.headers(body, sharing), ageOf(document));
  const made = { body, headers, head: new WrittenHead(document.facts.status, headers.whole) };
  // Readers write this header: no more of its spellings are remembered than there are browsers.
  if (bodies.size < 20) bodies.set(accepted, made);
  return made;
}

/** The usual case: the reader has nothing yet. */
function send(head: WrittenHead, { bytes }: EncodedBody, response: ServerResponse): false {
  head.write(response);
  response.end(bytes);
  return false;
}

/** `/_data/<edition ref>/<path>` */
function findData(cache: PageCache, url: string): KeptDocument | null {
  const end = url.indexOf('/', DATA.length);
  return end < 0 ? null : find(cache, 'data', url.slice(DATA.length, end), url.slice(end));
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
