import { z } from 'zod';
import { EVERY_DOMAIN } from './post.ts';

const PICTURE_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))\S+$/;

/** `get_details` sends keywords separated by commas, so a keyword may not contain one. */
const Keywords = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[^,]+$/, 'must hold keywords without commas'),
    {
      error: 'must be a list, like [river, bird count]',
    },
  )
  .transform((words) => (words.length === 0 ? null : words.join(', ')))
  .nullable()
  .default(null);

/** The fields above a post's text, under the blog platform's names. */
export const FrontMatter = z.strictObject(
  {
    metaTitle: textUpTo(200),
    metaDescription: textUpTo(500),
    date: z.iso.date({ error: 'must be a day like 2026-03-14' }),
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
