import { z } from 'zod';
import { digest } from './trust/digest.ts';
import { REMOTE_NAME, VERSION } from './release.ts';
import { signatureSchema } from './trust/signature.ts';

/** Time of creation and eight characters of the content's hash: sorts by age, and is unique. */
export const EDITION_ID = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

export const editionId = z.string().regex(EDITION_ID);

/** Versions by the name of the remote (and of the shell). */
export const releaseNames = z.record(z.string().regex(REMOTE_NAME), z.string().regex(VERSION));

/** An immutable document that names one release per remote (and of the shell). Readers get an edition. */
export const editionSchema = z.object({
  id: editionId,
  /** The edition that was live when this one was made. */
  parent: editionId.nullable(),
  createdAt: z.iso.datetime(),
  /** The person or pipeline that made it. */
  by: z.string(),
  releases: releaseNames,
  /** Digests of their `release.json` files, by name; each has the digest of every file. Absent in older editions. */
  digests: z.record(z.string().regex(REMOTE_NAME), digest).exactOptional(),
  /**
   * Versions of each remote that readers had before, newest first, to replace one that fails. A remote that is released once a
   * month has its previous release hundreds of editions back. Absent in older editions, whose ancestors have them.
   */
  earlier: z.record(z.string().regex(REMOTE_NAME), z.array(z.string().regex(VERSION))).exactOptional(),
  /** The digest of the parent's document. */
  parentDigest: digest.exactOptional(),
  /** The parent's releases that this edition rolled back. They never replace a quarantined release. */
  withdrawn: releaseNames.exactOptional(),
  note: z.string(),
  signature: signatureSchema.exactOptional(),
});

export type Edition = z.infer<typeof editionSchema>;
export type ReleaseNames = z.infer<typeof releaseNames>;
