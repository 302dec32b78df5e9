import { EditionStore } from './edition-store.ts';
import { FileObjects } from './file-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Address } from './s3-address.ts';

/**
 * Opens the store that the setting EDITIONS names: `file:<folder>` or `s3://<bucket>/<prefix>`. Nothing is asked of it
 * yet. Object storage is reached with what the environment says about it, see `s3-client.ts`.
 */
export async function openStore(editions: string): Promise<EditionStore> {
  return new EditionStore(await openObjects(editions));
}

async function openObjects(editions: string): Promise<ObjectStore> {
  const address = s3Address(editions);
  if (!address) return new FileObjects(editions.slice('file:'.length));
  // The client takes a noticeable part of a second to load; who keeps editions in a folder does without.
  const [{ S3Objects }, { s3Client }] = await Promise.all([
    import('./s3-objects.ts'),
    import('./s3-client.ts'),
  ]);
  return new S3Objects(s3Client(process.env), address);
}
