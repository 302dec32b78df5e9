import type { IncomingMessage, ServerResponse } from 'node:http';
import { EncodedBodies, namesTag, type EncodedBody } from './encoded-bodies.ts';

/** The lifetime of a page, on the clock of `Date.now()`. */
export interface Lifetime {
  madeAt: number;
  freshMs: number;
  /** How long after `freshMs` it may be sent while it is rendered again. */
  staleMs: number;
}

/** Who gets the same response: everybody, or readers with the same cookie. */
export type Sharing = 'everybody' | 'by-cookie';

/** Headers as alternating names and values, which Node writes fastest. */
export interface ResponseHeaders {
  whole: string[];
  unchanged: string[];
}

/** Indexes of the values of `age` and `cache-status` in them. */
const AGE = 1;
const CACHE_STATUS = 3;

interface PageParts<About> {
  status: number;
  lifetime: Lifetime;
  contentType: string;
  cacheControl: string;
  /** Sent with every response, including a 304. */
  headers: Readonly<Record<string, string>>;
  /** Its releases: dropping one drops the page. */
  tags: readonly string[];
  /** A part is missing: an earlier complete page is better. */
  incomplete: boolean;
  /**
   * The response is valid only now: caches count its short lifetime from when they got it, not from when it was rendered.
   */
  isBrief?: boolean;
  /** Readers can invent any number of such keys. */
  unbounded: boolean;
  /** Sent to other servers with its bytes, as JSON; null: the page is not shared. */
  shared: object | null;
  /** For the caller; the cache does not read it. */
  about: About;
}

/** A finished page: bytes and headers. */
export class CachedPage<About> {
  readonly parts: PageParts<About>;
  readonly bodies: EncodedBodies;
  readonly #headers = new Map<string, ResponseHeaders>();

  constructor(parts: PageParts<About>, body: Buffer) {
    this.parts = parts;
    this.bodies = new EncodedBodies(body);
  }

  stage(): 'fresh' | 'stale' | 'expired' {
    const { madeAt, freshMs, staleMs } = this.parts.lifetime;
    // Rendered in the future: the clock was set back since.
    const age = Math.abs(Date.now() - madeAt);
    if (age < freshMs) return 'fresh';
    return age < freshMs + staleMs ? 'stale' : 'expired';
  }

  /** Estimated bytes in memory: the body and its compressed forms. */
  get size(): number {
    return Math.ceil(this.bodies.plain.bytes.length * 1.6) + 2048;
  }

  /** Headers with the current age; `status` is the `Cache-Status`. */
  headersNow(body: EncodedBody, sharing: Sharing, status: string): ResponseHeaders {
    const { lifetime, isBrief } = this.parts;
    const age = isBrief ? '0' : String(Math.max(0, Math.floor((Date.now() - lifetime.madeAt) / 1000)));
    const now = (headers: string[]) => headers.with(AGE, age).with(CACHE_STATUS, status);
    const { whole, unchanged } = this.#headersOf(body, sharing);
    return { whole: now(whole), unchanged: now(unchanged) };
  }

  /** Headers of a response that sets a cookie and so may not be cached. */
  privateHeaders(body: EncodedBody, cookie: string | null, status: string): string[] {
    return flat({
      'cache-status': status,
      'cache-control': 'private, no-store',
      ...(cookie !== null && { 'set-cookie': cookie }),
      ...this.parts.headers,
      ...this.#contentHeaders(body),
    });
  }

  /** Sends the page, or a 304 if the reader has it. Returns whether it was a 304. */
  send(
    body: EncodedBody,
    { whole, unchanged }: ResponseHeaders,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const { status } = this.parts;
    // Errors are always sent in full.
    if (status === 200 && namesTag(request.headers['if-none-match'], body.etag)) {
      response.writeHead(304, unchanged);
      response.end();
      return true;
    }
    response.writeHead(status, whole);
    response.end(body.bytes);
    return false;
  }

  #headersOf(body: EncodedBody, sharing: Sharing): ResponseHeaders {
    // An encoding can be compressed again to fewer bytes.
    const name = `${sharing} ${body.encoding} ${body.bytes.length}`;
    const known = this.#headers.get(name);
    if (known) return known;
    const shared = {
      age: '0',
      'cache-status': '',
      etag: body.etag,
      'cache-control': this.parts.cacheControl,
      vary: sharing === 'by-cookie' ? 'accept-encoding, cookie' : 'accept-encoding',
      ...this.parts.headers,
    };
    const made = { whole: flat({ ...shared, ...this.#contentHeaders(body) }), unchanged: flat(shared) };
    this.#headers.set(name, made);
    return made;
  }

  #contentHeaders({ encoding, bytes }: EncodedBody): Record<string, string> {
    return {
      'content-type': this.parts.contentType,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    };
  }
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
