import { z } from 'zod';
import { PLAIN_LINE } from '../live.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest).regex(PLAIN_LINE);

const alert = z.object({
  text: text(140),
  /** Nobody shows it any longer. */
  until: z.iso.datetime(),
});

/** What a page says on all pages. Plain text; the shell escapes it. */
export const bulletinSchema = z.object({
  /** In the masthead; null: nothing is known just now. */
  line: z.object({ text: text(60), until: z.iso.datetime() }).nullable(),
  /** Above every page, the gravest first. */
  alerts: z.array(alert).max(2),
});

export type Bulletin = z.infer<typeof bulletinSchema>;
export type BulletinAlert = z.infer<typeof alert>;

/** On disk `bulletin.ts` beside `load.ts`, exported as `bulletin`. The shell asks the page that its route table names. */
export type MakeBulletin<Data> = (data: Data) => Bulletin;
