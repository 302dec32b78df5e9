import type { SyndicatedItem, Syndicate } from '@meadowlark/shared/contract/syndicate.ts';
import { SECTIONS, STANDFIRSTS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { StoryList } from '../stories/load-stories.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import type { CategoryData } from './load.ts';

/** The category as an RSS feed. Null if the feed failed. */
export const syndicate: Syndicate<CategoryData> = ({ category, state, stories }) =>
  // Placeholders must not reach feed readers.
  state === 'failed'
    ? null
    : {
        title: feedTitle(category, state),
        description: STANDFIRSTS[category],
        items: stories.flatMap(toItem),
      };

function toItem({ href, title, excerpt, byline, date }: StoryView): SyndicatedItem[] {
  if (href === null) return [];
  return [{ title, path: href, description: excerpt, author: byline, published: date?.iso ?? null }];
}

/** Title of the category's RSS feed; marks the sample edition. */
export function feedTitle(category: CategoryKey, state: StoryList['state']): string {
  const title = `${SITE.name}: ${SECTIONS[category].title}`;
  return state === 'sample' ? `${title} (sample edition)` : title;
}
