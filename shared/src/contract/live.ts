import { z } from 'zod';
import { editionId } from './edition.ts';

/** What a move of the pointer `live` was for. */
export const LIVE_ACTIONS = ['promote', 'rollback', 'canary', 'halt', 'freeze', 'unfreeze'] as const;

/**
 * Where the pointer `live` stands after one move of it. Moves are numbered and never change; the last one counts, and
 * together they are the history. Two who move it at once want the same number, and only one gets it.
 */
export const liveSchema = z.object({
  number: z.number().int().positive(),
  /** The edition that readers get. */
  edition: editionId,
  /** A second edition that this percentage of readers gets for trial. */
  canary: z.object({ edition: editionId, percent: z.number().int().min(1).max(99) }).nullable(),
  /** While this stands, nothing is promoted without force: breaking news. */
  frozen: z.object({ reason: z.string().min(1) }).nullable(),
  action: z.enum(LIVE_ACTIONS),
  /** Who moved it: a person, a pipeline, or the server itself. */
  by: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
});

export type Live = z.infer<typeof liveSchema>;
