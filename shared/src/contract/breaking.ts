import { z } from 'zod';

/** Characters of a banner: two lines on a phone. */
const MAX_TEXT = 140;
const MAX_LINK = 300;

/** A page of this site. One slash, not two: `//host` and `/\host` name another host. */
const LINK = /^\/(?:[\w~!$&'()*+,;=:@.%?#-][\w~!$&'()*+,;=:@./%?#-]*)?$/;

const notice = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'The text is empty.')
    .max(MAX_TEXT, `The text has more than ${MAX_TEXT} characters.`)
    .regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'The text must be one line of plain text.'),
  /** Where the banner leads; null: nowhere. */
  link: z
    .string()
    .max(MAX_LINK, `The link has more than ${MAX_LINK} characters.`)
    .regex(LINK, 'The link must be a page of this site, like /local-news.')
    .nullable(),
  /** No server shows it any longer. */
  until: z.iso.datetime(),
});

export type BreakingNotice = z.infer<typeof notice>;

/**
 * The breaking news that the desk announces on every page, or the end of them. Numbered and immutable, as moves of `live`:
 * the last one counts, and of two with the same number only one succeeds.
 */
export const breakingSchema = z.object({
  number: z.number().int().positive(),
  /** Null: cleared. */
  notice: notice.nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type Breaking = z.infer<typeof breakingSchema>;
