import { z } from 'zod';
import { readSlug } from './slug.ts';

/** A missing or repeated parameter gets the same message as a malformed one. */
function parameter(pattern: RegExp, message: string) {
  return z.string({ error: message }).regex(pattern, message);
}

/** Host without port and without a leading `www.`. */
const domain = parameter(
  /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]+\])$/i,
  'The parameter domain must be the host of the site, like domain=news.example.',
).transform((host) => host.toLowerCase().replace(/^www\./, ''));

/** `page` counts from 1. */
export const ListingQuery = z.object({
  domain,
  page: parameter(
    /^[1-9]\d{0,5}$/,
    'The parameter page must be a whole number from 1 to 999999, like page=1.',
  ).transform(Number),
  /** Only posts with this keyword, in any case. */
  keyword: parameter(
    /^[^,\p{Cc}]{1,120}$/u,
    'The parameter keyword must be one keyword, like keyword=trains.',
  ).optional(),
});

export const CorrectionsQuery = z.object({ domain });

export const DetailsQuery = z.object({
  slug: z
    .string({ error: 'The parameter slug is required, once, like slug=bird-count.' })
    .transform(readSlug)
    .refine(
      (slug) => slug !== null,
      'The parameter slug must be the name of a post: up to 200 letters, digits, "_", "-" and ".".',
    ),
});
