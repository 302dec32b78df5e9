import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import { checkKey, checkPrefix } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import { readBody } from './read-body.ts';
import type { S3Address } from './s3-address.ts';

/** How long one request may take with its repetitions, until its last byte, in milliseconds. */
const DEADLINE_MS = 20_000;
/** A store may answer that another write of the same key is under way; the answer after that one is certain. */
const CONFLICTS = 5;

/** Who asks first finds this object, or makes it and then asks again: whether conditional writes are honoured. */
const PROBE = 'conditional-writes.txt';
const PROBE_TEXT = Buffer.from(
  'This store is written to with If-None-Match. Leave this object where it is.\n',
);

/** An object store in a bucket of S3, or of any storage that honours the conditional write `If-None-Match: *`. */
export class S3Objects implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  #honoured: Promise<void> | undefined;

  constructor(client: S3Client, { bucket, prefix }: S3Address) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  get place(): string {
    return `s3://${this.#bucket}/${this.#prefix}`.replace(/\/$/, '');
  }

  async get(key: string): Promise<Buffer | null> {
    const abortSignal = deadline();
    try {
      const { Body, ContentLength } = await this.#client.send(new GetObjectCommand(this.#object(key)), {
        abortSignal,
      });
      return await readBody(Body, ContentLength, abortSignal);
    } catch (error) {
      if (isMissing(error)) return null;
      throw this.#failure(`"${key}" could not be read`, error);
    }
  }

  async modified(key: string): Promise<Date | null> {
    try {
      const head = await this.#client.send(new HeadObjectCommand(this.#object(key)), {
        abortSignal: deadline(),
      });
      return head.LastModified ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw this.#failure(`"${key}" could not be asked about`, error);
    }
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    await this.#conditionalWrites();
    return this.#create(key, body);
  }

  async put(key: string, body: Buffer): Promise<void> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#object(key), Body: body }), {
        abortSignal: deadline(),
      });
    } catch (error) {
      throw this.#failure(`"${key}" could not be written`, error);
    }
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const keys: string[] = [];
    const Prefix = this.#prefix + checkPrefix(prefix);
    let page: { StartAfter?: string; ContinuationToken?: string } =
      after === '' ? {} : { StartAfter: this.#prefix + after };
    for (;;) {
      try {
        const { Contents = [], NextContinuationToken } = await this.#client.send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ...page }),
          { abortSignal: deadline() },
        );
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key.slice(this.#prefix.length));
        if (NextContinuationToken === undefined) return keys;
        page = { ContinuationToken: NextContinuationToken };
      } catch (error) {
        throw this.#failure(`"${prefix}" could not be listed`, error);
      }
    }
  }

  async remove(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand(this.#object(key)), { abortSignal: deadline() });
    } catch (error) {
      throw this.#failure(`"${key}" could not be removed`, error);
    }
  }

  /**
   * Rejects where the store takes the conditional write for a plain one: it would let two promotions overwrite each other
   * and a release change. One request for every process that writes, two for the first one in a new store.
   */
  #conditionalWrites(): Promise<void> {
    this.#honoured ??= this.#probe().catch((error: unknown) => {
      this.#honoured = undefined;
      throw error;
    });
    return this.#honoured;
  }

  async #probe(): Promise<void> {
    const isNew = await this.#create(PROBE, PROBE_TEXT);
    if (isNew && (await this.#create(PROBE, PROBE_TEXT))) throw new Error(notHonoured(this.place));
  }

  async #create(key: string, body: Buffer): Promise<boolean> {
    const command = new PutObjectCommand({ ...this.#object(key), Body: body, IfNoneMatch: '*' });
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        await this.#client.send(command, { abortSignal: deadline() });
        return true;
      } catch (error) {
        const { status, attempts } = factsOf(error);
        // The answer to a first attempt may have been lost on the way: then what is there is what was sent.
        if (status === 412) return attempts > 1 && Boolean((await this.get(key))?.equals(body));
        if (status === 501) throw new Error(notHonoured(this.place), { cause: error });
        if (status !== 409 || conflicts === CONFLICTS) {
          throw this.#failure(`"${key}" could not be written`, error);
        }
        await pause(50 * 2 ** conflicts * Math.random());
      }
    }
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + checkKey(key) };
  }

  #failure(what: string, cause: unknown): Error {
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return new Error(`${what} in ${this.place}: ${why}`, { cause });
  }
}

function deadline(): AbortSignal {
  return AbortSignal.timeout(DEADLINE_MS);
}

function isMissing(error: unknown): boolean {
  // A bucket that is missing answers 404 as well, and that is no empty store.
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function factsOf(error: unknown): { status: number; attempts: number } {
  if (!(error instanceof S3ServiceException)) return { status: 0, attempts: 1 };
  return { status: error.$metadata.httpStatusCode ?? 0, attempts: error.$metadata.attempts ?? 1 };
}

function notHonoured(place: string): string {
  return `${place} does not honour conditional writes: PutObject with "If-None-Match: *" has to answer 412 where an object is. Without that two promotions could overwrite each other, so nothing is written. Use a storage that honours it, or EDITIONS=file:…`;
}
