import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { s3Client } from '../s3/s3-client.ts';
import { S3Objects } from '../s3/s3-objects.ts';

/** Faults that storages have shown, each with its report. */
export interface StorageFaults {
  /** How many concurrent conditional writes of one object succeed. floci issue 1328 saw three, rustfs issue 1659 some. */
  winners?: number;
  /** The condition is dropped. mountx issue 19. */
  ignoresCondition?: boolean;
  /**
   * Without a quorum of its disks, existing objects are neither read nor do they block a conditional write. minio issue
   * 21603.
   */
  lostQuorum?: boolean;
  /** A new object can be read at once, but is listed later. StorageGRID, digiwf-core issue 1408. */
  listLags?: boolean;
  /** Responses are cut off in the middle. aws-sdk-js issues 257 (objects) and 886 (lists). */
  cutsReads?: 'objects' | 'lists';
  /** The list is cut off in the middle, and the connection ends as if it were complete. */
  cutsListsSilently?: boolean;
}

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** In-memory object storage that responds to S3 requests over HTTP, with faults that can change at any time. */
export class S3Imitation {
  faults: StorageFaults = {};
  readonly #objects = new Map<string, Buffer>();
  readonly #unlisted = new Set<string>();
  readonly #successes = new Map<string, number>();
  readonly #server: Server;

  private constructor(intercept: Intercept) {
    this.#server = createServer((request, response) => {
      if (!intercept(request, response)) void this.#respond(request, response);
    });
  }

  /** `intercept` handles the requests for which it returns true. */
  static async start(intercept: Intercept = () => false): Promise<S3Imitation> {
    const imitation = new S3Imitation(intercept);
    await new Promise<void>((resolve) => imitation.#server.listen(0, '127.0.0.1', resolve));
    return imitation;
  }

  get endpoint(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Another process with this storage. */
  objects(prefix = '', config: S3ClientConfig = {}): S3Objects {
    const client = s3Client(
      {},
      {
        endpoint: this.endpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
        ...config,
      },
    );
    return new S3Objects(client, { bucket: 'bucket', prefix });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '', 'http://storage');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    if (request.method === 'PUT')
      return this.#put(key, Buffer.concat(chunks), request.headers['if-none-match'] === '*', response);
    if (request.method === 'DELETE') {
      this.#objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (url.searchParams.has('list-type')) return this.#list(url.searchParams, response);
    const body = this.faults.lostQuorum ? undefined : this.#objects.get(key);
    if (!body) return refuse(response, 404, 'NoSuchKey');
    // Reads come after the concurrent writers: none wins from here on.
    this.#successes.set(key, Infinity);
    if (this.faults.cutsReads === 'objects') return cut(response, body);
    response.end(body);
  }

  #put(key: string, body: Buffer, isConditional: boolean, response: ServerResponse): void {
    const { winners = 1, ignoresCondition, lostQuorum } = this.faults;
    const already = this.#successes.get(key) ?? 0;
    const isTaken = winners > 1 ? already >= winners : this.#objects.has(key);
    if (isConditional && !ignoresCondition && !lostQuorum && isTaken)
      return refuse(response, 412, 'PreconditionFailed');
    this.#successes.set(key, already + 1);
    this.#objects.set(key, body);
    if (this.faults.listLags) this.#unlisted.add(key);
    response.end();
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const keys = [...this.#objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .filter((key) => !this.faults.listLags || !this.#unlisted.has(key))
      .toSorted();
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const text = `<ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
    if (this.faults.cutsReads === 'lists') return cut(response, Buffer.from(text));
    if (this.faults.cutsListsSilently) {
      response.end(text.slice(0, text.lastIndexOf('<Contents>')));
      return;
    }
    response.end(text);
  }
}

function cut(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
}
