import type { IncomingMessage, ServerResponse } from 'node:http';
import { namedSearch } from '../../src/composition/named-search.ts';
import type { Editions, LiveEditions } from '../editions/editions.ts';
import type { DocumentKind } from '../protocol/messages.ts';
import { hasStaffCookie } from '../qa/staff-request.ts';
import { hitStatus } from './cache/cache-status.ts';
import type { ResponseHeaders, Sharing } from './cache/cached-page.ts';
import { encodingFor, type EncodedBody } from './cache/encoded-bodies.ts';
import type { Banners, CurrentBanners } from './variants/banners.ts';
import { wantsLite } from './variants/lite.ts';
import { editionFor } from './select-edition.ts';
import type { CacheHits, SentDocument } from './cache-hits.ts';
import { isDataUrl, readDataUrl } from './view-address.ts';
import { SITEMAP_PATH, type ViewDocument } from './view-documents.ts';

/** More than a site serves in a second, unless somebody invents URLs. */
const MAX_HOT_PAGES = 1000;

interface Options {
  ready: (kind: DocumentKind, ref: string, address: string) => ViewDocument | null;
  editions: Editions;
  banners: CurrentBanners;
  hits: CacheHits;
}

/** A page found within this second: the same request gets it without another lookup. */
interface HotEntry extends SentDocument {
  sharing: Sharing;
  /** By `Accept-Encoding`. */
  bodies: Map<string, { body: EncodedBody; headers: ResponseHeaders }>;
}

/**
 * Sends cached pages before the framework sees the request, to all readers but those who are staff or save data. Remembers
 * what it found until `forget`, which must be called every second: until then neither age nor freshness of a page changes.
 */
export class FastPath {
  readonly #options: Options;
  readonly #hot = new Map<string, HotEntry>();
  #live: LiveEditions | null = null;
  #banners: Banners | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns false for anything unusual and for pages that are not cached: then the framework responds. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    if (method !== 'GET' || url === undefined) return false;
    if (hasStaffCookie(request) || wantsLite(headers)) return false;
    const hot = this.#find(url, headers.cookie);
    if (!hot) return false;
    const accepted = headers['accept-encoding'] ?? '';
    const found = hot.bodies.get(accepted) ?? encode(hot, accepted);
    if (!found) return false;
    const unchanged = hot.document.send(found.body, found.headers, request, response);
    this.#options.hits.note(hot, unchanged);
    return true;
  }

  forget(): void {
    this.#hot.clear();
  }

  #find(url: string, cookie: string | undefined): HotEntry | null {
    const live = this.#options.editions.live();
    const banners = this.#options.banners.now();
    if (live !== this.#live || banners !== this.#banners || this.#hot.size > MAX_HOT_PAGES) this.forget();
    this.#live = live;
    this.#banners = banners;
    const edition = url === SITEMAP_PATH || isDataUrl(url) ? live.edition : editionFor(live, cookie);
    // The framework puts readers into an arm of the canary.
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
    // Not every request may get a view without a release (`leftOut`).
    return ref.includes('~') ? null : this.#atAddress('data', ref, target);
  }

  /** The page without a query lists the query parameters that matter; if it is not cached, the framework responds. */
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
  const headers = document.headersNow(body, sharing, hitStatus(document.parts.lifetime));
  const encoded = { body, headers };
  // Any client can invent values of this header; browsers send fewer than 20.
  if (bodies.size < 20) bodies.set(accepted, encoded);
  return encoded;
}
