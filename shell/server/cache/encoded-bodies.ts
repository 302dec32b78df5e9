import { createHash } from 'node:crypto';
import { compress, type Effort } from './compress.ts';
import type { Encoding } from './encoding.ts';

/** One body as it is sent. Its tag stands for what it says: the same form of it may come to be packed more tightly. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

/** Bodies of fewer bytes are sent as they are. */
export const TOO_SMALL = 512;

interface Options {
  /** It stays as it is for long: every form is tightened, as far as can be, as soon as it is there. */
  lasting?: boolean;
  /** What the tags are made of; without it, a hash of the body. */
  tag?: string | undefined;
}

/** The tag of a form of a body. */
export function etagOf(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** A body and its compressed forms, each made once, when the first reader wants it. */
export class EncodedBodies {
  readonly plain: EncodedBody;
  readonly #tag: string;
  readonly #lasting: boolean;
  readonly #made = new Map<Encoding, EncodedBody>();
  readonly #making = new Map<Encoding, Promise<EncodedBody>>();
  readonly #tight = new Set<Encoding>(['identity']);

  constructor(bytes: Buffer, { lasting = false, tag }: Options = {}) {
    this.#lasting = lasting;
    this.#tag = tag ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.plain = { encoding: 'identity', bytes, etag: etagOf(this.#tag, 'identity') };
    this.#made.set('identity', this.plain);
  }

  /** The body in an encoding, where it is there already. */
  at(encoding: Encoding): EncodedBody | undefined {
    return this.plain.bytes.length < TOO_SMALL ? this.plain : this.#made.get(encoding);
  }

  /** Takes a compressed form that was made elsewhere. */
  put(encoding: Encoding, bytes: Buffer): EncodedBody {
    const body = { encoding, bytes, etag: etagOf(this.#tag, encoding) };
    this.#made.set(encoding, body);
    return body;
  }

  /** The body in an encoding; plain where compressing fails. */
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

  /** Makes the forms that readers have asked for again, smaller. Returns whether there are any. */
  tighten(): boolean {
    const loose = [...this.#made.keys()].filter((encoding) => !this.#tight.has(encoding));
    for (const encoding of loose) {
      this.#tight.add(encoding);
      // Where the second try fails, the first is good enough.
      this.#make(encoding, this.#lasting ? 'utmost' : 'thorough').catch(() => {});
    }
    return loose.length > 0;
  }

  async #make(encoding: Encoding, effort: Effort): Promise<EncodedBody> {
    const body = this.put(encoding, await compress(this.plain.bytes, encoding, effort));
    if (this.#lasting) this.tighten();
    return body;
  }
}
