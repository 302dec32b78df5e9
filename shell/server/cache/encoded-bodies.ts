import { createHash } from 'node:crypto';
import { compress } from './compress.ts';
import type { Encoding } from './encoding.ts';

/** One body as it is sent, with a strong tag of its own. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

/** Less than this is not worth the work. */
const TOO_SMALL = 512;

/** A body and its compressed forms, each made once, when the first reader wants it. */
export class EncodedBodies {
  readonly plain: EncodedBody;
  readonly #hash: string;
  readonly #made = new Map<Encoding, EncodedBody>();
  readonly #making = new Map<Encoding, Promise<EncodedBody>>();

  constructor(bytes: Buffer) {
    this.#hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.plain = { encoding: 'identity', bytes, etag: `"${this.#hash}"` };
    this.#made.set('identity', this.plain);
  }

  /** The body in an encoding, where it is there already. */
  at(encoding: Encoding): EncodedBody | undefined {
    return this.plain.bytes.length < TOO_SMALL ? this.plain : this.#made.get(encoding);
  }

  /** Takes a compressed form that was made elsewhere. */
  put(encoding: Encoding, bytes: Buffer): EncodedBody {
    const body = { encoding, bytes, etag: `"${this.#hash}-${encoding}"` };
    this.#made.set(encoding, body);
    return body;
  }

  /** The body in an encoding; plain where compressing fails. */
  async in(encoding: Encoding): Promise<EncodedBody> {
    const made = this.at(encoding);
    if (made) return made;
    const making =
      this.#making.get(encoding) ??
      compress(this.plain.bytes, encoding, 'quick')
        .then((bytes) => this.put(encoding, bytes))
        .catch(() => this.plain)
        .finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }
}
