import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { onSite } from './on-site.ts';
import { storyKeys } from './story-key.ts';
import type { Story } from './story.ts';

/** Author of a story whose feed names none (specification, section 3). */
export const NO_AUTHOR = 'News Team';

/**
 * The stories of a category as cards show them, in the order of the feed. A card's id is the category key and its place
 * in the feed (specification, section 3).
 */
export function storyViews(ctx: LoadContext, category: CategoryKey, stories: readonly Story[]): StoryView[] {
  const keys = storyKeys(
    category,
    stories.map(({ item }) => item),
  );
  return stories.map(({ item, base }, index) => ({
    id: `${category}-${index}`,
    href: `/article/${keys[index]}`,
    title: item.title,
    excerpt: item.excerpt,
    byline: item.author ?? NO_AUTHOR,
    date: dateOf(item),
    picture: pictureOf(ctx, item, base),
  }));
}

function dateOf({ date }: FeedItem): StoryView['date'] {
  if (date === null) return null;
  // A date nobody can read is shown as it stands (specification, section 8).
  return { iso: date.iso, text: date.iso === null ? date.raw : formatLongDate(date.iso) };
}

function pictureOf(
  ctx: LoadContext,
  { picture, base: ownBase }: FeedItem,
  base: string,
): StoryView['picture'] {
  const src = picture && safeUrl(picture.address, ownBase ?? base);
  if (!src) return null;
  return { src: ctx.picture(onSite(src, ctx.settings.origin)), alt: picture.alt };
}
