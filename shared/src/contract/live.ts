import { z } from 'zod';
import { digest } from './trust/digest.ts';
import { editionId } from './edition.ts';
import { signatureSchema } from './trust/signature.ts';

/** Reasons to move the pointer `live`. A prune only moves it so that commands that run at the same time decide again. */
const LIVE_ACTIONS = ['promote', 'rollback', 'canary', 'halt', 'freeze', 'unfreeze', 'prune'] as const;

/** What happens to a canary if it is not halted. */
const canarySteps = z.object({
  /** The next percentages of readers, ascending; 100 makes it the live edition. */
  next: z.array(z.number().int().min(1).max(100)).min(1),
  /** Seconds after which a server takes the next step; null: only a person does. */
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
  /** Digest of the edition's document. Absent in older moves, as is `before`. */
  digest: digest.exactOptional(),
  /** Digest of the previous move, which chains them; null: there is none. */
  before: digest.nullable().exactOptional(),
  /** A second edition that a percentage of readers gets. */
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

/** Maximum characters in a banner: two lines on a phone. */
const MAX_TEXT = 140;
const MAX_LINK = 300;

/** No invisible characters, line breaks, or characters that change the direction of the text around them. */
export const PLAIN_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** A page of this site. One slash, not two: `//host` and `/\host` name another host. */
const LINK = /^\/(?:[\w~!$&'()*+,;=:@.%?#-][\w~!$&'()*+,;=:@./%?#-]*)?$/;

const notice = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'The text is empty.')
    .max(MAX_TEXT, `The text has more than ${MAX_TEXT} characters.`)
    .regex(PLAIN_LINE, 'The text must be one line of plain text.'),
  /** Where the banner leads; null: it has no link. */
  link: z
    .string()
    .max(MAX_LINK, `The link has more than ${MAX_LINK} characters.`)
    .regex(LINK, 'The link must be a page of this site, like /local-news.')
    .nullable(),
  /** Not shown after this time. */
  until: z.iso.datetime(),
});

export type BreakingNotice = z.infer<typeof notice>;

/**
 * The breaking news that the desk announces on every page, or its end. Numbered and immutable, like moves of `live`:
 * the last one counts, and of two with the same number only one succeeds.
 */
export const breakingSchema = z.object({
  number: z.number().int().positive(),
  /** Null: cleared. */
  notice: notice.nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  signature: signatureSchema.exactOptional(),
});

export type Breaking = z.infer<typeof breakingSchema>;
