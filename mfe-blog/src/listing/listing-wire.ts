import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import { proxiedPicture } from '../functions/picture-address.ts';
import { readPostDate } from '../functions/post-date.ts';
import { idField, requiredText, optionalText } from '../functions/wire-fields.ts';
import { isSlug, postPath } from '../slug.ts';

export interface BlogEntry {
  id: string;
  slug: string;
  href: string;
  title: string;
  description: string;
  picture: { src: string; alt: string } | null;
  /** ISO 8601; null if unknown. */
  published: string | null;
  /** Whether it belongs to the bundled sample edition. */
  sample: boolean;
  /** A live post that has not ended, with an entry in the last day. */
  live: boolean;
}

/**
 * The response of `get_blog_metadata`. Entries are validated one by one, so that an invalid one does not fail the page.
 */
export const listingSchema = z.object({
  blogs: z.array(z.unknown()),
  total: z.number().int().nonnegative(),
  /** The filter of the list. A platform without this filter sends all posts, and omits this field. */
  keyword: z.string().nullable().catch(null),
  /** When the next post is due, if the platform sends it. */
  next: z.string().nullable().catch(null),
});

const entrySchema = z.object({
  id: idField,
  slug: z.string().refine(isSlug, 'is not a slug'),
  metaTitle: requiredText('title'),
  metaDescription: optionalText('description'),
  pinterestImageLink: optionalText('address'),
  /** Optional; not every platform sends it. */
  date: optionalText('phrase'),
  sample: z.boolean().catch(false),
  live: z.boolean().catch(false),
});

/** The entry for its card, or why it is invalid. */
export function readEntry(
  entry: unknown,
  ctx: Pick<LoadContext, 'picture'>,
): { entry: BlogEntry } | { problem: string } {
  const result = entrySchema.safeParse(entry);
  if (!result.success) return { problem: z.prettifyError(result.error) };
  const { id, slug, metaTitle, metaDescription, pinterestImageLink, date, sample, live } = result.data;
  const src = proxiedPicture(ctx, pinterestImageLink);
  return {
    entry: {
      id,
      slug,
      href: postPath(slug),
      title: metaTitle,
      description: metaDescription,
      // The platform sends no alternative text; the headline is beside the picture.
      picture: src === null ? null : { src, alt: '' },
      published: readPostDate(date)?.iso ?? null,
      sample,
      live,
    },
  };
}
