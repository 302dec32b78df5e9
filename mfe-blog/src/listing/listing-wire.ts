import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { z } from 'zod';
import { shownPicture } from '../functions/picture-address.ts';
import { readPostDate } from '../functions/post-date.ts';
import { idField, neededText, optionalText } from '../functions/wire-fields.ts';
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
  metaTitle: neededText('title'),
  metaDescription: optionalText('description'),
  pinterestImageLink: optionalText('address'),
  /** Not every platform sends it; the feed tells it when it is there. */
  date: optionalText('phrase'),
});

/** The entry as a card shows it, or the reason why it cannot be shown. */
export function readEntry(
  entry: unknown,
  ctx: Pick<LoadContext, 'picture'>,
): { entry: BlogEntry } | { problem: string } {
  const result = entrySchema.safeParse(entry);
  if (!result.success) return { problem: z.prettifyError(result.error) };
  const { id, slug, metaTitle, metaDescription, pinterestImageLink, date } = result.data;
  const src = shownPicture(ctx, pinterestImageLink);
  return {
    entry: {
      id,
      slug,
      href: postPath(slug),
      title: metaTitle,
      description: metaDescription,
      // The platform sends no text for the picture. The headline beside it says what the card is about.
      picture: src === null ? null : { src, alt: '' },
      published: readPostDate(date)?.iso ?? null,
    },
  };
}
