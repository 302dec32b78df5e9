import { z } from 'zod';
import { editionId } from './edition.ts';
import { REMOTE_NAME, VERSION } from './release.ts';

/** The record of a release that a server set aside: readers get the one before it, until it is mended or the cause is gone. */
export const asideSchema = z.object({
  name: z.string().regex(REMOTE_NAME),
  version: z.string().regex(VERSION),
  /** The edition in which it failed. */
  edition: editionId,
  since: z.iso.datetime(),
  /** What went wrong, in one sentence. */
  why: z.string(),
  /** The server that reports it. */
  by: z.string(),
});

export type Aside = z.infer<typeof asideSchema>;
