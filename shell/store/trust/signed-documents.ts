import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import type { Signature } from '@meadowlark/shared/contract/trust/signature.ts';
import type { z } from 'zod';
import type { ObjectStore } from '../object-store.ts';
import { Refused, type RefusedOptions } from './refused.ts';
import type { SigningKey } from './signing-key.ts';
import type { TrustedKeys } from './trusted-keys.ts';

/**
 * Bytes. The largest release.json has 22 KB. One of 60 MB blocked the front for a second, and took 400 MB, before it was
 * refused.
 */
const MAX_DOCUMENT_BYTES = 2 ** 20;

/** A document, and the digest of the object that holds it. */
export interface Found<Document> {
  document: Document;
  digest: string;
}

export interface StoreKeys {
  /** Only documents signed with these keys are accepted; null: signatures are not required. */
  trusted?: TrustedKeys | null;
  /** Signs what is written; null: nothing is signed. */
  signing?: SigningKey | null;
}

/** What a signature is checked against. */
interface Signed {
  signature: Signature | undefined;
  /** The document as it was read, without its signature. */
  content: object;
}

/** JSON documents of an object store, some of them signed. */
export class SignedDocuments {
  readonly objects: ObjectStore;
  readonly trusted: TrustedKeys | null;
  /** Called for every object that is refused. */
  onRefused: (refused: Refused) => void = () => {};
  readonly #signing: SigningKey | null;

  constructor(objects: ObjectStore, { trusted = null, signing = null }: StoreKeys = {}) {
    this.objects = objects;
    this.trusted = trusted;
    this.#signing = signing;
  }

  get signs(): boolean {
    return this.#signing !== null;
  }

  get place(): string {
    return this.objects.place;
  }

  /** An error that names an object and says why it must not be used. `why` completes "it is refused: ". */
  refused(object: string, why: string, options?: RefusedOptions): Refused {
    const refused = new Refused(object, `"${object}" in ${this.place} is refused: ${why}.`, options);
    this.onRefused(refused);
    return refused;
  }

  /** An object's bytes, signed if there is a key, replacing any existing signature. Throws if servers would refuse it. */
  signed(key: string, document: object): Buffer {
    const body = asJson(this.#signing ? this.#withSignature(this.#signing, key, document) : document);
    if (body.length > MAX_DOCUMENT_BYTES)
      throw new Error(
        `Servers would refuse "${key}": it would have ${body.length} bytes; the maximum is ${MAX_DOCUMENT_BYTES}. Nothing was written.`,
      );
    if (this.#signing || !this.trusted) return body;
    throw new Error(
      'TRUSTED_KEYS is set but SIGNING_KEY is not, so servers would refuse what this writes. Set SIGNING_KEY to a trusted key, or to "file:" and its path.',
    );
  }

  #withSignature(signing: SigningKey, key: string, document: object): object {
    const { signature: _, ...content } = document as { signature?: Signature };
    const signature = signing.sign(key, content);
    const refusal = this.trusted?.refusal(signature, key, content);
    if (refusal)
      throw new Error(
        `Servers would refuse "${key}": ${refusal.why}. Nothing was written. Set SIGNING_KEY to a trusted key.`,
      );
    return { ...content, signature };
  }

  /** Null if the object does not exist. Rejects if it is not valid. */
  protected async read<Schema extends z.ZodType>(
    key: string,
    schema: Schema,
  ): Promise<(Found<z.output<Schema>> & Signed) | null> {
    const body = await this.objects.get(key);
    if (body === null) return null;
    if (body.length > MAX_DOCUMENT_BYTES)
      throw this.refused(key, `it has ${body.length} bytes; the maximum is ${MAX_DOCUMENT_BYTES}`);
    try {
      const raw = JSON.parse(body.toString('utf8')) as { signature?: Signature };
      const document = schema.parse(raw) as z.output<Schema> & { signature?: Signature };
      const { signature: _, ...content } = raw;
      return { document, digest: integrityOf(body), signature: document.signature, content };
    } catch (error) {
      throw this.refused(key, 'it is not valid', { cause: error });
    }
  }

  protected requireTrusted(key: string, { signature, content }: Signed): void {
    const refusal = this.trusted?.refusal(signature, key, content);
    if (refusal) throw this.refused(key, refusal.why, { reason: refusal.reason });
  }
}

export function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
