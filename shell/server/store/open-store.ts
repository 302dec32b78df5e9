import { EditionStore } from './edition-store.ts';
import { FileObjects } from './file-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Address } from './s3/s3-address.ts';

/**
 * Opens the store of the setting EDITIONS, `file:<folder>` or `s3://<bucket>/<prefix>`, without a request to it. Rejects
 * if the environment names a bucket but not its region. `s3/s3-client.ts` lists the variables for object storage.
 */
export async function openStore(editions: string): Promise<EditionStore> {
  return new EditionStore(await openObjects(editions));
}

async function openObjects(editions: string): Promise<ObjectStore> {
  const address = s3Address(editions);
  if (!address) return new FileObjects(editions.slice('file:'.length));
  // Loaded on demand: the client takes a noticeable part of a second to load.
  const [{ S3Objects }, { s3Client }] = await Promise.all([
    import('./s3/s3-objects.ts'),
    import('./s3/s3-client.ts'),
  ]);
  const client = s3Client(process.env);
  try {
    await client.config.region();
  } catch (cause) {
    throw new Error(
      `EDITIONS names the bucket "${address.bucket}", but no region is set. Set AWS_REGION to the bucket's region; a storage without regions takes us-east-1.`,
      { cause },
    );
  }
  return new S3Objects(client, address);
}
