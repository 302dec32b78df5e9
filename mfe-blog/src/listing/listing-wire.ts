import { z } from 'zod';
import { pictureAddress } from '../functions/picture-address.ts';
import { idField, optionalText } from '../functions/wire-fields.ts';
import { isSlug, postPath } from '../slug.ts';
import type { BlogEntry } from './listing-view.ts';

/** The answer of `get_blog_metadata`. Entries are checked one by one, so that a bad one costs only itself. */
export const listingSchema = z.object({
  blogs: z.array(z.unknown()),
  total: z.number().int().nonnegative(),
});

const entrySchema = z.object({
  id: idField,
  slug: z.string().refine(isSlug, 'is no slug'),
  metaTitle: z.string().trim().min(1),
  metaDescription: optionalText,
  pinterestImageLink: optionalText,
});

/** The entry as a card shows it, or the reason why it cannot be shown. */
export function readEntry(entry: unknown): { entry: BlogEntry } | { problem: string } {
  const result = entrySchema.safeParse(entry);
  if (!result.success) return { problem: z.prettifyError(result.error) };
  const { id, slug, metaTitle, metaDescription, pinterestImageLink } = result.data;
  const src = pictureAddress(pinterestImageLink);
  return {
    entry: {
      id,
      slug,
      href: postPath(slug),
      title: metaTitle,
      description: metaDescription,
      // The platform sends no text for the picture. The headline beside it says what the card is about.
      picture: src === null ? null : { src, alt: '' },
    },
  };
}
