import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Compression effort. `quick`: while a reader waits. `thorough`: a twelfth smaller, for fifteen times the work. `utmost`:
 * a tenth smaller, for forty times the work and more memory than a page may cost.
 */
type Effort = 'quick' | 'thorough' | 'utmost';

const BROTLI: Readonly<Record<Effort, number>> = { quick: 5, thorough: 10, utmost: 11 };
const GZIP: Readonly<Record<Effort, number>> = { quick: 6, thorough: 9, utmost: 9 };

/** A body in one encoding. Its tag is weak: the body can be compressed again, to fewer bytes (RFC 9110, 8.8.1). */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

export const TOO_SMALL = 512;

interface Options {
  /** The body does not change: each encoding is compressed again with `utmost` effort at once. */
  lasting?: boolean;
  /** Base of the tags; a hash of the body unless given. */
  tag?: string | undefined;
}

export function etagOf(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `W/"${tag}-${encoding}"`;
}

/** Whether `If-None-Match` contains the tag, weak or strong, or is `*`. */
export function namesTag(header: string | undefined, tag: string): boolean {
  // With its quotes, a tag is never part of another.
  return header !== undefined && (header.includes(tag.slice(tag.indexOf('"'))) || header.trim() === '*');
}

/** A body and its compressed forms, each made once, for its first reader. */
export class EncodedBodies {
  readonly plain: EncodedBody;
  readonly #tag: string;
  readonly #lasting: boolean;
  readonly #made = new Map<Encoding, EncodedBody>();
  readonly #making = new Map<Encoding, Promise<EncodedBody>>();
  readonly #recompressed = new Set<Encoding>(['identity']);

  constructor(bytes: Buffer, { lasting = false, tag }: Options = {}) {
    this.#lasting = lasting;
    this.#tag = tag ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.plain = { encoding: 'identity', bytes, etag: etagOf(this.#tag, 'identity') };
    this.#made.set('identity', this.plain);
  }

  /** The body in an encoding, if it has been made. */
  at(encoding: Encoding): EncodedBody | undefined {
    return this.plain.bytes.length < TOO_SMALL ? this.plain : this.#made.get(encoding);
  }

  put(encoding: Encoding, bytes: Buffer): EncodedBody {
    const body = { encoding, bytes, etag: etagOf(this.#tag, encoding) };
    this.#made.set(encoding, body);
    return body;
  }

  /** The body in an encoding; plain if compression fails. */
  async in(encoding: Encoding): Promise<EncodedBody> {
    const made = this.at(encoding);
    if (made) return made;
    const making =
      this.#making.get(encoding) ??
      this.#make(encoding, 'quick')
        .catch(() => this.plain)
        .finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  /** Compresses the used encodings again with more effort, once. Returns whether there were any. */
  recompress(): boolean {
    const quick = [...this.#made.keys()].filter((encoding) => !this.#recompressed.has(encoding));
    for (const encoding of quick) {
      this.#recompressed.add(encoding);
      // If it fails, the first form stays.
      this.#make(encoding, this.#lasting ? 'utmost' : 'thorough').catch(() => {});
    }
    return quick.length > 0;
  }

  async #make(encoding: Encoding, effort: Effort): Promise<EncodedBody> {
    const body = this.put(encoding, await compress(this.plain.bytes, encoding, effort));
    if (this.#lasting) this.recompress();
    return body;
  }
}

async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return zip(body, { level: GZIP[effort] });
    case 'identity':
      return body;
  }
}

/** Browsers send about 25 characters. Parsing 15,000 takes 16 ms. */
const MAX_HEADER_CHARS = 256;

/** The encoding for a reader's `Accept-Encoding`: Brotli, else gzip, unless refused (`;q=0`). */
export function encodingFor(header: string | undefined): Encoding {
  if (header !== undefined && header.length > MAX_HEADER_CHARS) return 'identity';
  const request = { headers: { 'accept-encoding': header } };
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'x-gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.length > 0 ? 'gzip' : 'identity';
}
