import { z } from 'zod';
import { REMOTE_NAME, VERSION } from './release.ts';

/** Time of writing and eight characters of its content's hash: sorts by age, never repeats. */
export const EDITION_ID = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;

/** An immutable document that names one release per remote (and of the shell): what a reader gets. */
export const editionSchema = z.object({
  id: z.string().regex(EDITION_ID),
  /** The edition that was live when this one was made; what serves when a release of this one is set aside. */
  parent: z.string().regex(EDITION_ID).nullable(),
  createdAt: z.iso.datetime(),
  releases: z.record(z.string().regex(REMOTE_NAME), z.string().regex(VERSION)),
  note: z.string(),
});

export type Edition = z.infer<typeof editionSchema>;
