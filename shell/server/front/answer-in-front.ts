import type { IncomingMessage, ServerResponse } from 'node:http';
import { namedSearch } from '../../src/composition/named-search.ts';
import type { Editions, LiveEditions } from '../editions/editions.ts';
import { hitStatus } from './cache/cache-status.ts';
import type { AnswerHeaders, Sharing } from './cache/cached-page.ts';
import { encodingFor, type EncodedBody } from './cache/encoded-bodies.ts';
import type { Banners, CurrentBanners } from './dress/banners.ts';
import { wantsLite } from './dress/lite.ts';
import { editionFor } from './select-edition.ts';
import type { SentDocument, ServedInFront } from './served-in-front.ts';
import { isDataUrl, readDataUrl } from './view-address.ts';
import { SITEMAP_PATH, type DocumentKind, type ViewDocument } from './view-documents.ts';

/** Cookies of staff, who get no cached pages. */
const STAFF = /(?:^|;\s*)(?:qa|inspect)=/;
/** More than a site has in a second, unless somebody invents addresses. */
const MOST_HOT = 1000;

interface Options {
  ready: (kind: DocumentKind, ref: string, address: string) => ViewDocument | null;
  editions: Editions;
  banners: CurrentBanners;
  served: ServedInFront;
}

/** An answer found in this second: the same request gets it without another lookup. */
interface HotEntry extends SentDocument {
  sharing: Sharing;
  /** By `Accept-Encoding`. */
  bodies: Map<string, { body: EncodedBody; head: WrittenHead; headers: AnswerHeaders }>;
}

/**
 * Answers ordinary requests with kept pages, before the framework. Found answers are remembered until `forget`, to be
 * called every second: until then neither their age nor their freshness changes.
 */
export class AnswerInFront {
  readonly #options: Options;
  readonly #hot = new Map<string, HotEntry>();
  #live: LiveEditions | null = null;
  #banners: Banners | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns false for anything unusual and for pages that are not kept: then the framework answers. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || url === undefined) return false;
    const { cookie } = headers;
    if (cookie !== undefined && STAFF.test(cookie)) return false;
    if (wantsLite(headers)) return false;
    const hot = this.#find(url, cookie);
    if (!hot) return false;
    const accepted = headers['accept-encoding'] ?? '';
    const found = hot.bodies.get(accepted) ?? encode(hot, accepted);
    if (!found) return false;
    const { body, head } = found;
    const unchanged =
      request.headers['if-none-match'] !== undefined
        ? hot.document.send(body, found.headers, request, response)
        : send(head, body, response);
    this.#options.served.note(hot, unchanged);
    return true;
  }

  forget(): void {
    this.#hot.clear();
  }

  #find(url: string, cookie: string | undefined): HotEntry | null {
    const live = this.#options.editions.live();
    const banners = this.#options.banners.now();
    if (live !== this.#live || banners !== this.#banners || this.#hot.size > MOST_HOT) this.forget();
    this.#live = live;
    this.#banners = banners;
    const edition = url === SITEMAP_PATH || isDataUrl(url) ? live.edition : editionFor(live, cookie);
    // A reader without a bucket gets one from the framework.
    if (!edition) return null;
    const name = live.canary ? `${edition.id} ${url}` : url;
    const known = this.#hot.get(name);
    if (known) return known;
    const document = this.#lookUp(url, edition.id);
    if (!document) return null;
    const stale = document.stage() !== 'fresh';
    const sharing = live.canary && document.parts.about.kind === 'page' ? 'by-cookie' : 'everybody';
    const hot: HotEntry = { document, stale, count: 0, unchanged: 0, sharing, bodies: new Map() };
    this.#hot.set(name, hot);
    return hot;
  }

  #lookUp(url: string, edition: string): ViewDocument | null {
    if (url === SITEMAP_PATH) return this.#options.ready('sitemap', edition, url);
    if (!isDataUrl(url)) return this.#atAddress('page', edition, url);
    const { ref, target } = readDataUrl(url);
    // A view without a release is not for every request (`leftOut`).
    return ref.includes('~') ? null : this.#atAddress('data', ref, target);
  }

  /** The bare page lists the query parameters that matter; if it is not kept, the framework answers. */
  #atAddress(kind: DocumentKind, ref: string, target: string): ViewDocument | null {
    const { ready } = this.#options;
    const at = target.indexOf('?');
    if (at < 0) return ready(kind, ref, target);
    const path = target.slice(0, at);
    const plain = ready(kind, ref, path);
    if (!plain) return null;
    const search = namedSearch(target.slice(at), plain.parts.about.facts.query);
    return search === '' ? plain : ready(kind, ref, path + search);
  }
}

function encode({ document, sharing, bodies }: HotEntry, accepted: string) {
  const body = document.bodies.at(encodingFor(accepted));
  if (!body) return null;
  const { status, lifetime } = document.parts;
  const headers = document.headersNow(body, sharing, hitStatus(lifetime));
  const made = { body, headers, head: new WrittenHead(status, headers.whole) };
  // Any client can invent values of this header; browsers send fewer than 20.
  if (bodies.size < 20) bodies.set(accepted, made);
  return made;
}

/** Sends the whole page, without a look at `If-None-Match`. */
function send(head: WrittenHead, { bytes }: EncodedBody, response: ServerResponse): false {
  head.write(response);
  response.end(bytes);
  return false;
}

/** Node's private field for the head of an answer as text. Without the field, each head is written anew. */
interface WithHead {
  _header?: unknown;
}

/**
 * The head of an answer, written and checked by Node once and reused: that saves a fifth of the processor of an answer
 * (docs/adr/0005-tools.md). Valid as long as its `Date`, about a second.
 */
class WrittenHead {
  readonly #status: number;
  readonly #headers: string[];
  #text: string | null = null;

  constructor(status: number, headers: string[]) {
    this.#status = status;
    this.#headers = headers;
  }

  /** Writes the head of an answer. The last answer of a connection has other headers, so its head is not reused. */
  write(response: ServerResponse): void {
    if (this.#text === null || !response.shouldKeepAlive) {
      response.writeHead(this.#status, this.#headers);
      const text = (response as WithHead)._header;
      if (response.shouldKeepAlive && typeof text === 'string') this.#text = text;
      return;
    }
    response.statusCode = this.#status;
    (response as WithHead)._header = this.#text;
  }
}
