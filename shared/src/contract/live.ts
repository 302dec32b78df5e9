import { z } from 'zod';
import { digest } from './trust/digest.ts';
import { editionId } from './edition.ts';
import { signatureSchema } from './trust/signature.ts';

/** Reasons to move the pointer `live`. A prune changes nothing of it: whoever decides meanwhile decides again. */
const LIVE_ACTIONS = ['promote', 'rollback', 'canary', 'halt', 'freeze', 'unfreeze', 'prune'] as const;

/** What becomes of a canary if it is not halted. */
const canarySteps = z.object({
  /** Percentages of readers still to come, rising; 100 makes it the live edition. */
  next: z.array(z.number().int().min(1).max(100)).min(1),
  /** A server takes the next step after this time; null: only a person does. */
  everySeconds: z.number().positive().nullable(),
});

export type CanarySteps = z.infer<typeof canarySteps>;

/**
 * One move of the pointer `live`. Moves are numbered and immutable; the last one counts, and all of them are the
 * history. Of two concurrent moves with the same number, only one succeeds.
 */
export const liveSchema = z.object({
  number: z.number().int().positive(),
  /** The edition that readers get. */
  edition: editionId,
  /** Of the edition's document. Absent in moves of earlier versions, as is `before`. */
  digest: digest.exactOptional(),
  /** The digest of the move before this one, which chains them; null: there is none. */
  before: digest.nullable().exactOptional(),
  /** A second edition that a percentage of readers gets for trial. */
  canary: z
    .object({
      edition: editionId,
      digest: digest.exactOptional(),
      percent: z.number().int().min(1).max(99),
      steps: canarySteps.optional(),
    })
    .nullable(),
  /** While set, promotions need force, as during breaking news. */
  frozen: z.object({ reason: z.string().min(1) }).nullable(),
  action: z.enum(LIVE_ACTIONS),
  /** The person or pipeline that moved it, or the server itself. */
  by: z.string(),
  at: z.iso.datetime(),
  note: z.string(),
  signature: signatureSchema.exactOptional(),
});

export type Live = z.infer<typeof liveSchema>;
