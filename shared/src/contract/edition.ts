import { z } from 'zod';
import { REMOTE_NAME, VERSION } from './release.ts';

/** Time of writing and eight characters of its content's hash: sorts by age, never repeats. */
export const EDITION_ID = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

export const editionId = z.string().regex(EDITION_ID);

/** Versions by the name of the remote (and of the shell). */
export const releaseNames = z.record(z.string().regex(REMOTE_NAME), z.string().regex(VERSION));

/** An immutable document that names one release per remote (and of the shell): what a reader gets. */
export const editionSchema = z.object({
  id: editionId,
  /** The edition that was live when this one was made; what serves when a release of this one is set aside. */
  parent: editionId.nullable(),
  createdAt: z.iso.datetime(),
  /** Who made it: a person or a pipeline. */
  by: z.string(),
  releases: releaseNames,
  note: z.string(),
});

export type Edition = z.infer<typeof editionSchema>;
export type ReleaseNames = z.infer<typeof releaseNames>;
