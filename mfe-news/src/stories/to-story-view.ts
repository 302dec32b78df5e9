import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { excerptOf } from '@meadowlark/shared/text/excerpt.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import type { FeedItem } from '../feed/feed-item.ts';
import { storyKey } from './story-key.ts';
import type { Story } from './story.ts';

/** Author of a story whose feed names none (specification, section 3). */
const NO_AUTHOR = 'News Team';

/** A story as a card shows it. `index` is its place in the feed: the card's id is the category key and that place. */
export function toStoryView(
  category: CategoryKey,
  { item, base }: Story,
  index: number,
  origin: string,
): StoryView {
  return {
    id: `${category}-${index}`,
    href: `/article/${storyKey(category, item)}`,
    title: item.title,
    excerpt: excerptOf(item.description),
    byline: item.author ?? NO_AUTHOR,
    date: toDate(item),
    picture: toPicture(item, base, origin),
  };
}

function toDate({ date }: FeedItem): StoryView['date'] {
  if (date === null) return null;
  // A date nobody can read is shown as it stands (specification, section 8).
  return { iso: date.iso ?? date.raw, text: date.iso === null ? date.raw : formatLongDate(date.iso) };
}

function toPicture({ picture, base: ownBase }: FeedItem, base: string, origin: string): StoryView['picture'] {
  const src = picture && safeUrl(picture.address, ownBase ?? base);
  if (!src) return null;
  return { src: onSite(src, origin), alt: picture.alt };
}

/** Addresses on this site lose their origin, so that a page is the same under every name the site has. */
export function onSite(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
