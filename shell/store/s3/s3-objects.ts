import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { addAbortSignal, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { checkKey, checkPrefix, type ObjectStore } from '../object-store.ts';
import { probeConditionalWrites, refusal } from './probe-conditional-writes.ts';
import type { S3Address } from './s3-address.ts';
import { StoreUnavailable, WriteUnsure } from '../store-unavailable.ts';

/** Milliseconds for one request, including retries, until the last byte. */
const DEADLINE_MS = 20_000;
/**
 * As many as the client opens sockets. To the client, waiting for a free socket is a failure to connect: with 98 files of a
 * release and 3 seconds for each request, prune and gate failed.
 */
const CONCURRENT_REQUESTS = 50;
/** Far above any file of a release, and small enough for memory. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Retries after 409: another write of the same key is in progress. */
const CONFLICT_RETRIES = 5;

/** Node's error codes when there was no connection, so nothing was sent. DNS may also be slow. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
/** Error codes when the connection broke. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** An object store in an S3 bucket, or in any storage that honors the conditional write `If-None-Match: *`. */
export class S3Objects implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #queue = new PQueue({ concurrency: CONCURRENT_REQUESTS });
  #probed: Promise<void> | undefined;

  constructor(client: S3Client, { bucket, prefix }: S3Address) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  get place(): string {
    return `s3://${this.#bucket}/${this.#prefix}`.replace(/\/$/, '');
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await this.#inTurn(async (abortSignal) => {
        const command = new GetObjectCommand(this.#object(key));
        const { Body, ContentLength } = await this.#client.send(command, { abortSignal });
        return readBody(Body, ContentLength, abortSignal);
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw this.#failure(`"${key}" could not be read`, error);
    }
  }

  async modified(key: string): Promise<Date | null> {
    try {
      const command = new HeadObjectCommand(this.#object(key));
      const head = await this.#inTurn((abortSignal) => this.#client.send(command, { abortSignal }));
      return head.LastModified ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw this.#failure(`the metadata of "${key}" could not be read`, error);
    }
  }

  async create(key: string, body: Buffer): Promise<boolean> {
    this.#probed ??= this.#probe().catch((cause: unknown) => {
      this.#probed = undefined;
      // The probe's own write may be unsure; nothing else was sent.
      if (!(cause instanceof WriteUnsure)) throw cause;
      throw new StoreUnavailable(`Nothing was written: the check before it failed. ${cause.message}`, {
        cause: cause.cause,
      });
    });
    await this.#probed;
    return this.#create(key, body);
  }

  async put(key: string, body: Buffer): Promise<void> {
    try {
      const command = new PutObjectCommand({ ...this.#object(key), Body: body });
      await this.#inTurn((abortSignal) => this.#client.send(command, { abortSignal }));
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
        const command = new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ...page });
        const {
          Contents = [],
          IsTruncated,
          NextContinuationToken,
        } = await this.#inTurn((abortSignal) => this.#client.send(command, { abortSignal }));
        // An error page of a proxy, sent with 200, would be read as an empty list: no promotion, no breaking news.
        if (IsTruncated === undefined) throw new StoreUnavailable('The response is not a list.');
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
      const command = new DeleteObjectCommand(this.#object(key));
      await this.#inTurn((abortSignal) => this.#client.send(command, { abortSignal }));
    } catch (error) {
      throw this.#failure(`"${key}" could not be removed`, error);
    }
  }

  #probe(): Promise<void> {
    return probeConditionalWrites({
      place: this.place,
      create: (key, body) => this.#create(key, body),
      get: (key) => this.get(key),
      list: (prefix) => this.list(prefix),
      remove: (key) => this.remove(key),
    });
  }

  async #create(key: string, body: Buffer): Promise<boolean> {
    const command = new PutObjectCommand({ ...this.#object(key), Body: body, IfNoneMatch: '*' });
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        await this.#inTurn((abortSignal) => this.#client.send(command, { abortSignal }));
        return true;
      } catch (error) {
        const { status, attempts } = responseOf(error);
        // A first attempt may have succeeded although its response was lost: then the object is ours.
        if (status === 412) return attempts > 1 && (await this.#holds(key, body, error));
        if (status === 501) throw refusal(this.place, 'it returns 501, not implemented', error);
        if (status !== 409 || conflicts === CONFLICT_RETRIES) {
          // Also after the last attempt: a caller that gets an error would repeat a write that has already succeeded.
          if (isTransient(error) && (await this.#holds(key, body, error))) return true;
          // A storage that has received the request may still write it.
          if (isWithoutResponse(error)) throw this.#unsure(key, error);
          throw this.#failure(`"${key}" could not be written`, error);
        }
        await pause(50 * 2 ** conflicts * Math.random());
      }
    }
  }

  /** Whether the object exists with this body, after a write that ended with `cause`. Rejects if it cannot be read. */
  async #holds(key: string, body: Buffer, cause: unknown): Promise<boolean> {
    const there = await this.get(key).catch(() => {
      throw this.#unsure(key, cause);
    });
    return there !== null && there.equals(body);
  }

  #unsure(key: string, cause: unknown): WriteUnsure {
    return new WriteUnsure(`"${key}" may or may not have been written in ${this.place}: ${reason(cause)}`, {
      cause,
    });
  }

  /** The deadline begins when it is the request's turn. */
  #inTurn<Result>(request: (deadline: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#queue.add(() => request(AbortSignal.timeout(DEADLINE_MS)));
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + checkKey(key) };
  }

  #failure(what: string, cause: unknown): Error {
    const message = `${what} in ${this.place}: ${reason(cause)}`;
    return isTransient(cause) ? new StoreUnavailable(message, { cause }) : new Error(message, { cause });
  }
}

/** Whether a retry may succeed: the store was not reached, did not respond completely in time, or is busy. */
function isTransient(cause: unknown): boolean {
  if (cause instanceof S3ServiceException) {
    const status = cause.$metadata.httpStatusCode ?? 0;
    return status >= 500 || status === 429;
  }
  const { code, $metadata } = cause as NodeJS.ErrnoException & Partial<S3ServiceException>;
  // A response that could not be parsed was truncated: a complete one is XML.
  if ($metadata?.httpStatusCode === 200) return true;
  return isWithoutResponse(cause) || NOT_CONNECTED.has(code ?? '');
}

/** Whether the store may have received the request without responding. */
function isWithoutResponse(cause: unknown): boolean {
  const { name, code } = cause as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError' || BROKEN.has(code ?? '');
}

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'AbortError') return `no response within ${DEADLINE_MS / 1000} seconds`;
  if (cause.name === 'TimeoutError') return 'no response in time';
  if (cause.name === 'CredentialsProviderError')
    return 'no credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
  // A proxy's page instead of a response: the client calls it "Unknown: UnknownError".
  if (cause instanceof S3ServiceException && cause.name === 'Unknown')
    return `the response has the status ${responseOf(cause).status}`;
  // One error per IP address of a host name; its own message is empty.
  if (cause instanceof AggregateError) return cause.errors.map(reason).join(', ');
  return `${cause.name}: ${cause.message}`;
}

/** The body of a response from object storage. Rejects above 64 MiB, and at the deadline. */
async function readBody(
  body: unknown,
  announcedBytes: number | undefined,
  signal: AbortSignal,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The response has no body.');
  // The client's own deadline covers the response headers only.
  addAbortSignal(signal, body);
  const chunks: Buffer[] = [];
  let bytes = announcedBytes ?? 0;
  if (bytes <= MAX_FILE_BYTES) {
    bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_FILE_BYTES) break;
      chunks.push(chunk);
    }
  }
  if (bytes <= MAX_FILE_BYTES) return Buffer.concat(chunks);
  body.destroy();
  throw new Error(
    `It is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB, the limit for a file of a release.`,
  );
}

function isMissing(error: unknown): boolean {
  // A missing bucket also returns 404 and must not be taken for an empty store.
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function responseOf(error: unknown): { status: number; attempts: number } {
  if (!(error instanceof S3ServiceException)) return { status: 0, attempts: 1 };
  return { status: error.$metadata.httpStatusCode ?? 0, attempts: error.$metadata.attempts ?? 1 };
}
