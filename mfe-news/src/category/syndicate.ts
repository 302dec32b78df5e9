import type { SyndicatedItem, Syndicate } from '@meadowlark/shared/contract/syndicate.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { CATEGORIES } from '../categories.ts';
import type { CategoryData } from './category-data.ts';
import { feedTitle } from './feed-title.ts';

/** The category as an RSS feed, newest first: a feed is read by date, not by the order drawn for the page. */
export const syndicate: Syndicate<CategoryData> = ({ category, state, stories }) =>
  // Placeholders are not news: nobody is to get them into a reader.
  state === 'failed'
    ? null
    : {
        title: feedTitle(category, state),
        description: CATEGORIES[category].standfirst,
        items: stories.flatMap(toItem).toSorted(byAge),
      };

function toItem({ href, title, excerpt, byline, date }: StoryView): SyndicatedItem[] {
  if (href === null) return [];
  return [{ title, path: href, description: excerpt, author: byline, published: date?.iso ?? null }];
}

/** ISO dates sort as text; what has none comes last. */
function byAge(a: SyndicatedItem, b: SyndicatedItem): number {
  return (b.published ?? '').localeCompare(a.published ?? '');
}
