import type { CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import type { Story } from './fetch-category.ts';
import { storyKeys } from '@meadowlark/shared/text/story-keys.ts';

/** The author if the feed names none (specification, section 3). */
export const NO_AUTHOR = 'News Team';

/**
 * The stories as cards, in feed order. A card's id is the category key and the index in the feed (specification,
 * section 3).
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

/** Cached per item: a feed is read once for many pages. */
const dates = new WeakMap<FeedItem, StoryView['date']>();

function dateOf(item: FeedItem): StoryView['date'] {
  const { date } = item;
  if (date === null) return null;
  const known = dates.get(item);
  if (known) return known;
  // An unreadable date is shown as written (specification, section 8).
  const made = { iso: date.iso, text: date.iso === null ? date.raw : formatLongDate(date.iso) };
  dates.set(item, made);
  return made;
}

function pictureOf(
  ctx: LoadContext,
  { picture, base: ownBase }: FeedItem,
  base: string,
): StoryView['picture'] {
  const src = picture && safeUrl(picture.address, ownBase ?? base);
  if (!src) return null;
  return { src: ctx.picture(withoutOwnOrigin(src, ctx.settings.origin)), alt: picture.alt };
}

/** Removes the site's own origin from a URL, so that pages are the same under every host name. */
export function withoutOwnOrigin(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
