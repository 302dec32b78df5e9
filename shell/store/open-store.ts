import { EditionStore } from './edition-store.ts';
import { FileObjects } from './file-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Address } from './s3/s3-address.ts';
import { readSigningKey } from './trust/signing-key.ts';
import { readTrustedKeys } from './trust/trusted-keys.ts';

export interface OpenOptions {
  editions: string;
  trustedKeys?: string | undefined;
  /** The setting SIGNING_KEY. Servers do not need it. */
  signingKey?: string | undefined;
}

/**
 * Opens the store in the settings, without a request to it. Rejects if the environment names a bucket but not its region, or
 * a key cannot be read. `s3/s3-client.ts` lists the variables for object storage.
 */
export async function openStore({ editions, trustedKeys, signingKey }: OpenOptions): Promise<EditionStore> {
  return new EditionStore(await openObjects(editions), {
    trusted: trustedKeys === undefined ? null : await readTrustedKeys(trustedKeys),
    signing: signingKey === undefined ? null : await readSigningKey(signingKey),
  });
}

async function openObjects(editions: string): Promise<ObjectStore> {
  const address = s3Address(editions);
  if (!address) return new FileObjects(editions.slice('file:'.length));
  // Loaded on demand: loading the client takes a noticeable part of a second.
  const [{ S3Objects }, { s3Client }] = await Promise.all([
    import('./s3/s3-objects.ts'),
    import('./s3/s3-client.ts'),
  ]);
  const client = s3Client(process.env);
  await client.config.region().catch((cause: unknown) => {
    throw new Error(
      `EDITIONS names the bucket "${address.bucket}", but no region is set. Set AWS_REGION to the bucket's region, or to us-east-1 for a storage without regions.`,
      { cause },
    );
  });
  return new S3Objects(client, address);
}
