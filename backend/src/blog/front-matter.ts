import { z } from 'zod';
import { EVERY_DOMAIN } from './post.ts';

const PICTURE_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))\S+$/;

/** `get_details` sends keywords separated by commas, so a keyword may not contain one. */
const Keywords = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[^,]+$/, 'must contain keywords without commas'),
    {
      error: 'must be a list, like [river, bird count]',
    },
  )
  .transform((words) => (words.length === 0 ? null : words.join(', ')))
  .nullable()
  .default(null);

const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true, precision: -1 });
const MOMENT = 'must be a day like 2026-03-14, or a time with its zone like 2026-03-14T06:30-05:00';

/** A day as written, or an instant in UTC: both sort as text. */
const Moment = z
  .string({ error: MOMENT })
  .refine((text) => Day.safeParse(text).success || Instant.safeParse(text).success, MOMENT)
  .transform((text) => (text.includes('T') ? new Date(text).toISOString() : text));

/** What was wrong, newest first. A page of all corrections needs no more than this and the post's address. */
const Corrections = z
  .array(z.strictObject({ date: z.iso.date('must have dates like 2026-03-14'), text: textUpTo(500) }), {
    error: 'must be a list of dates and texts',
  })
  .max(20, 'must be at most 20')
  .transform((all) => all.toSorted((a, b) => b.date.localeCompare(a.date)))
  .default([]);

/** The fields above a post's text, under the blog platform's names. */
export const FrontMatter = z.strictObject(
  {
    metaTitle: textUpTo(200),
    metaDescription: textUpTo(500),
    date: Moment,
    updated: Moment.nullable().default(null),
    corrections: Corrections,
    /** A `live` post is a list of timed entries (`live-text.ts`), which grows while readers follow it. */
    type: z.enum(['post', 'live'], { error: 'must be post or live' }).default('post'),
    /** When a live post ended; until then it is live. */
    ended: Moment.nullable().default(null),
    domain: z
      .string()
      .regex(/^(?:\*|[a-z0-9.:[\]-]+)$/, 'must be a host in lower case, like news.example, or *')
      .transform((domain) => domain.replace(/^www\./, ''))
      .default(EVERY_DOMAIN),
    pinterestImageLink: z
      .string()
      .regex(PICTURE_ADDRESS, 'must be an http or https address, or a path on the site')
      .nullable()
      .default(null),
    youtubeShortsUrl: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .nullable()
      .default(null),
    shortTailKeywords: Keywords,
    longTailKeywords: Keywords,
  },
  { error: 'must be a list of names and values' },
);

function textUpTo(limit: number) {
  const error = `must be a text of 1 to ${limit} characters`;
  return z.string({ error }).trim().min(1, error).max(limit, error);
}
