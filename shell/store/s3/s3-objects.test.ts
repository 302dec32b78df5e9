import type { IncomingMessage, ServerResponse } from 'node:http';
import { s3Client } from './s3-client.ts';
import { S3Objects } from './s3-objects.ts';
import { StoreUnavailable, WriteUnsure } from '../store-unavailable.ts';
import { S3Imitation } from '../testing/s3-imitation.ts';

/** The storage\'s response to one request; the last one is repeated. */
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const ok: Answer = (response) => response.end();
const lost: Answer = (response) => response.destroy();
const body =
  (text: string): Answer =>
  (response) =>
    response.end(text);
const refusal =
  (status: number, code: string): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
const busy = refusal(503, 'SlowDown');
const taken = refusal(412, 'PreconditionFailed');

let imitation: S3Imitation;
let requests: string[];
afterEach(() => imitation.stop());

/** A storage with responses that no real one can be made to give, except when it is checked. */
async function storage(...responses: Answer[]): Promise<S3Objects> {
  requests = [];
  imitation = await S3Imitation.start((request, response) => {
    if (/\/probe\/|prefix=paper%2Fprobe/.test(request.url ?? '')) return false;
    requests.push(
      `${request.method} ${request.url?.split('?')[0]} ${request.headers['if-none-match'] ?? ''}`.trim(),
    );
    request.resume().on('end', () => {
      const answer = responses.length > 1 ? responses.shift() : responses[0];
      answer?.(response, request);
    });
    return true;
  });
  const requestHandler = { requestTimeout: 1000, throwOnRequestTimeout: true };
  return imitation.objects('paper/', { requestHandler });
}

const BODY = Buffer.from('a move');

describe('object storage', () => {
  it('is written to only under a condition', async () => {
    const store = await storage(ok);
    expect(await store.create('live/1', BODY)).toBe(true);
    expect(requests).toEqual(['PUT /bucket/paper/live/1 *']);
  });

  it('that reports that it does not support conditional writes is detected as well', async () => {
    const store = await storage(refusal(501, 'NotImplemented'));
    await expect(store.create('live/1', BODY)).rejects.toThrow(
      'does not honor conditional writes: it returns 501',
    );
  });

  it('retries while another write of the same object is in progress', async () => {
    const store = await storage(refusal(409, 'ConditionalRequestConflict'), taken);
    expect(await store.create('live/1', BODY)).toBe(false);
  });

  it('whose response was lost has written: a retry does not report a conflict', async () => {
    const own = await storage(lost, taken, body('a move'));
    expect(await own.create('live/1', BODY)).toBe(true);
    imitation.stop();
    const others = await storage(lost, taken, body('the move of another'));
    expect(await others.create('live/1', BODY)).toBe(false);
    imitation.stop();
    const never = await storage(busy, busy, busy, body('a move'));
    expect(await never.create('live/1', BODY)).toBe(true);
  });

  it('that confirms no write may do it later, although nothing is there yet', async () => {
    const silent: Answer = () => {};
    const store = await storage(silent, silent, silent, refusal(404, 'NoSuchKey'));
    await expect(store.create('live/1', BODY)).rejects.toThrow(WriteUnsure);
    imitation.stop();
    const refusing = await storage(busy, busy, busy, refusal(404, 'NoSuchKey'));
    const failure: unknown = await refusing.create('live/1', BODY).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(WriteUnsure);
  });

  it('that neither confirms a write nor can be read may have written: the caller learns that the outcome is unknown', async () => {
    for (const responses of [[busy], [lost, taken, busy]]) {
      const store = await storage(...responses);
      const failure: unknown = await store.create('live/1', BODY).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(WriteUnsure);
      expect(String(failure)).toContain('"live/1" may or may not have been written in s3://bucket/paper: ');
      imitation.stop();
    }
  });

  it('that does not confirm what checks it is written to by nobody: there is nothing to be unsure about', async () => {
    imitation = await S3Imitation.start((request, response) => {
      busy(response, request);
      return true;
    });
    const failure: unknown = await imitation
      .objects('', { maxAttempts: 1 })
      .create('live/1', BODY)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(failure).not.toBeInstanceOf(WriteUnsure);
    expect(String(failure)).toContain('Nothing was written: the check before it failed. "probe/');
  });

  it('without the object returns nothing; without the bucket it fails', async () => {
    expect(await (await storage(refusal(404, 'NoSuchKey'))).get('live/1')).toBeNull();
    imitation.stop();
    const nowhere = await storage(refusal(404, 'NoSuchBucket'));
    await expect(nowhere.get('live/1')).rejects.toThrow('in s3://bucket/paper: NoSuchBucket');
    await expect(nowhere.list('live/')).rejects.toThrow('NoSuchBucket');
  });

  it('that does not respond fails after a deadline', async () => {
    const store = await storage(() => {});
    await expect(store.get('live/1')).rejects.toThrow(
      '"live/1" could not be read in s3://bucket/paper: no response in time',
    );
    await expect(store.create('live/1', BODY)).rejects.toThrow('may or may not have been written');
    expect(requests.length).toBeGreaterThan(2);
  });

  it('that is slow gets no more requests at a time than there are sockets', async () => {
    imitation = await S3Imitation.start((_, response) => {
      setTimeout(() => response.end('a file'), 300);
      return true;
    });
    const store = imitation.objects('', { maxAttempts: 1, requestHandler: { connectionTimeout: 200 } });
    const files = Array.from({ length: 60 }, (_, i) => store.get(`releases/${i}`));
    expect((await Promise.all(files)).every((file) => file?.equals(Buffer.from('a file')))).toBe(true);
  });

  it.each([
    ['that is busy', refusal(503, 'SlowDown'), true],
    ['that does not answer', () => {}, true],
    ['that denies access', refusal(403, 'AccessDenied'), false],
    ['that does not know the key', refusal(403, 'InvalidAccessKeyId'), false],
    ['that has no such bucket', refusal(404, 'NoSuchBucket'), false],
  ] as const)('%s may be retried later or not', async (_, response, again) => {
    const error: unknown = await (await storage(response)).list('live/').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof StoreUnavailable).toBe(again);
  });

  it('that is unreachable at all its addresses may be retried later, and each address is named', async () => {
    const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}:9000`);
    const both = Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), {
      code: 'ECONNREFUSED',
    });
    const client = s3Client({}, { region: 'us-east-1' });
    client.send = () => Promise.reject(both);
    const store = new S3Objects(client, { bucket: 'bucket', prefix: '' });
    await expect(store.list('live/')).rejects.toThrow(StoreUnavailable);
    await expect(store.list('live/')).rejects.toThrow(
      'in s3://bucket: Error: connect ECONNREFUSED ::1:9000, Error: connect ECONNREFUSED 127.0.0.1:9000',
    );
  });

  it('without credentials says which settings name them', async () => {
    const missing = Object.assign(new Error('No providers'), { name: 'CredentialsProviderError' });
    const client = s3Client({}, { region: 'us-east-1', credentials: () => Promise.reject(missing) });
    const store = new S3Objects(client, { bucket: 'bucket', prefix: '' });
    await expect(store.list('live/')).rejects.toThrow(
      'no credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
    );
  });

  it("with a proxy's page instead of a list fails, and does not return an empty list", async () => {
    const store = await storage(body('<html><body>Log in</body></html>'));
    await expect(store.list('live/')).rejects.toThrow('"live/" could not be listed in s3://bucket/paper: ');
  });

  it("with a proxy's error names its status", async () => {
    const store = await storage((response) => response.writeHead(503).end('<html>Busy</html>'));
    await expect(store.list('live/')).rejects.toThrow('s3://bucket/paper: the response has the status 503');
  });

  it('that sends more than the limit for a file is cut off', async () => {
    const announced = await storage((response) => {
      response.writeHead(200, { 'content-length': 100 * 1024 * 1024 });
      response.write('x');
    });
    await expect(announced.get('live/1')).rejects.toThrow('larger than 64 MiB');
    imitation.stop();
    const endless = await storage((response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    await expect(endless.get('live/1')).rejects.toThrow('larger than 64 MiB');
  });
});
