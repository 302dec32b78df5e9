import { cacheControl } from '../pages/cache-control.ts';
import { NOT_A_PAGE, SECURITY_HEADERS } from '../security-headers.ts';
import { EncodedBodies, type EncodedBody } from './encoded-bodies.ts';
import { stageOf, type Lifetime } from './lifetime.ts';
import type { ViewFacts } from './view-facts.ts';
import type { DocumentKind, ViewKey } from './view-key.ts';

/** For whom the answer is the same: `bucket`: for readers of one bucket, while a canary is open. */
export type Sharing = 'everybody' | 'bucket';

/** Headers of an answer as names and values in turn, which is what Node writes fastest. The age is at `AGE`. */
export interface AnswerHeaders {
  whole: string[];
  /** Of a 304. */
  unchanged: string[];
}

/** Where the value of `age` stands in them. */
export const AGE = 1;

interface Making {
  kind: DocumentKind;
  key: ViewKey;
  facts: ViewFacts;
  lifetime: Lifetime;
  /** The content security policy of a page. */
  policy: string | null;
}

/** A finished page, or its data: bytes and headers, ready to be sent. */
export class KeptDocument {
  readonly kind: DocumentKind;
  readonly key: ViewKey;
  readonly facts: ViewFacts;
  readonly lifetime: Lifetime;
  readonly bodies: EncodedBodies;
  /** Making it anew failed: not before this moment is that tried again. */
  retryAt = 0;
  /** Readers who got it since they were last counted, those to whom it was old, and those who had it already. */
  sent = 0;
  sentStale = 0;
  sentUnchanged = 0;
  readonly #policy: string | null;
  readonly #headers = new Map<string, AnswerHeaders>();

  constructor({ kind, key, facts, lifetime, policy }: Making, body: Buffer) {
    this.kind = kind;
    this.key = key;
    this.facts = facts;
    this.lifetime = lifetime;
    this.#policy = policy;
    this.bodies = new EncodedBodies(body);
  }

  stage(now: number): 'fresh' | 'stale' | 'over' {
    return stageOf(this.lifetime, now);
  }

  /** Whether it is to be made anew now. */
  isDue(now: number): boolean {
    return now >= this.lifetime.madeAt + this.lifetime.freshMs && now >= this.retryAt;
  }

  /** Bytes that it takes in memory, about: the body, and its compressed forms when they are there. */
  get size(): number {
    return Math.ceil(this.bodies.plain.bytes.length * 1.6) + 2048;
  }

  headers(body: EncodedBody, sharing: Sharing): AnswerHeaders {
    // The same form of it may have come to be packed more tightly.
    const name = `${sharing} ${body.encoding} ${body.bytes.length}`;
    const known = this.#headers.get(name);
    if (known) return known;
    const shared = {
      age: '0',
      etag: body.etag,
      'cache-control': this.#cacheControl(),
      vary: sharing === 'bucket' ? 'accept-encoding, cookie' : 'accept-encoding',
      ...this.#always(),
    };
    const made = {
      whole: flat({ ...shared, ...contentHeaders(this.kind, body) }),
      unchanged: flat(shared),
    };
    this.#headers.set(name, made);
    return made;
  }

  /** Headers of an answer that no cache may keep, because it sets a reader's cookie. */
  privateHeaders(body: EncodedBody, cookie: string | null): string[] {
    return flat({
      'cache-control': 'private, no-store',
      ...(cookie !== null && { 'set-cookie': cookie }),
      ...this.#always(),
      ...contentHeaders(this.kind, body),
    });
  }

  #always(): Record<string, string> {
    return {
      'x-edition': this.key.choice.edition.id,
      'content-security-policy': this.#policy ?? NOT_A_PAGE,
      ...SECURITY_HEADERS,
    };
  }

  #cacheControl(): string {
    const { freshMs, staleMs } = this.lifetime;
    return cacheControl(this.facts.status, freshMs / 1000, staleMs / 1000);
  }
}

function contentHeaders(kind: DocumentKind, { encoding, bytes }: EncodedBody): Record<string, string> {
  return {
    'content-type': kind === 'page' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bytes.length),
  };
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
