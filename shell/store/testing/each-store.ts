import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { temporaryFolder } from './temporary-release.ts';
import { FileObjects } from '../file-objects.ts';
import type { ObjectStore } from '../object-store.ts';
import { s3Client } from '../s3/s3-client.ts';
import { S3Objects } from '../s3/s3-objects.ts';
import { missingOfCeph, startCeph, type TemporaryCeph } from './temporary-ceph.ts';

/**
 * Runs a suite on a folder and on object storage; `freshStore` makes a new, empty store. Without Ceph on this machine,
 * the second half is skipped and the reason printed.
 */
export function eachStore(suite: (freshStore: () => Promise<ObjectStore>) => void): void {
  describe('in a folder', () => {
    suite(async () => new FileObjects(await temporaryFolder()));
  });

  onObjectStorage((client) => {
    suite(() => freshBucket(client()));
  });
}

/** Runs a suite on object storage only, with a client that has all permissions. */
function onObjectStorage(suite: (client: () => S3Client) => void): void {
  const missing = missingOfCeph();
  if (missing !== null) {
    process.stderr.write(`Object storage was not tested: ${missing}.\n`);
    describe.skip(`in a bucket (not tested: ${missing})`, () => suite(noClient));
    return;
  }
  describe('in a bucket', () => {
    let ceph: TemporaryCeph;
    let client: S3Client;
    beforeAll(async () => {
      ceph = await startCeph();
      const { endpoint, credentials } = ceph;
      client = s3Client({}, { endpoint, credentials, region: 'us-east-1' });
    }, 60_000);
    afterAll(() => {
      client.destroy();
      ceph.stop();
    });
    suite(() => client);
  });
}

let buckets = 0;

/** A new, empty store under a prefix of a new bucket. */
async function freshBucket(client: S3Client): Promise<S3Objects> {
  buckets += 1;
  const bucket = `bucket-${buckets}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return new S3Objects(client, { bucket, prefix: 'paper/editions/' });
}

function noClient(): never {
  throw new Error('There is no object storage on this machine.');
}
