import { z } from 'zod';
import { PLAIN_LINE } from '../live.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest).regex(PLAIN_LINE);

const alert = z.object({
  text: text(140),
  /** Not shown after this time. */
  until: z.iso.datetime(),
});

/** What one page shows on all pages. Plain text; the shell escapes it. */
export const bulletinSchema = z.object({
  /** Shown in the masthead; null: nothing is known right now. */
  line: z.object({ text: text(60), until: z.iso.datetime() }).nullable(),
  /** Shown above every page, the most severe first. */
  alerts: z.array(alert).max(2),
});

export type Bulletin = z.infer<typeof bulletinSchema>;
export type BulletinAlert = z.infer<typeof alert>;

/**
 * On disk: `bulletin.ts` next to `load.ts`, exported as `bulletin`. The shell uses that of the page named in its route
 * table.
 */
export type MakeBulletin<Data> = (data: Data) => Bulletin;
