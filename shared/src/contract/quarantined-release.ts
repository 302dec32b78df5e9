import { z } from 'zod';
import { editionId } from './edition.ts';
import { REMOTE_NAME, VERSION } from './release.ts';

/**
 * A server's record of a release in quarantine. Readers get the previous release until this one is fixed or the cause is
 * gone.
 */
export const quarantinedReleaseSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(VERSION),
  /** The edition in which it failed. */
  edition: editionId,
  since: z.iso.datetime(),
  /** The cause, as a message. */
  why: z.string(),
  /** The server that reported it. */
  by: z.string(),
});

export type QuarantinedRelease = z.infer<typeof quarantinedReleaseSchema>;
