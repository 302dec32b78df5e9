import { SECTIONS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { fetchCategory } from './fetch-category.ts';
import { errorMessage } from './error-message.ts';
import { inPageOrder } from './story-order.ts';
import { storyViews } from './story-views.ts';

/** The stories of a category as cards, the featured one first. `failed`: placeholders, with an error message. */
export interface StoryList {
  state: 'live' | 'sample' | 'failed';
  stories: StoryView[];
}

/**
 * Loads a category, in random order below the featured story (specification, section 4). Never rejects: on failure, logs
 * it and gives placeholders.
 */
export async function loadStories(
  ctx: LoadContext<'news'>,
  category: CategoryKey,
  random?: () => number,
): Promise<StoryList> {
  try {
    const { stories, sample } = await fetchCategory(ctx, category);
    const ordered = inPageOrder(storyViews(ctx, category, stories), random);
    return { state: sample ? 'sample' : 'live', stories: ordered };
  } catch (error) {
    ctx.log('category failed', { category, reason: errorMessage(error) });
    return { state: 'failed', stories: placeholderStories(category) };
  }
}

/** Number of placeholders: 15 if expanded, 5 otherwise (specification, section 8). The page collapses the list. */
const COUNT = 15;
const EXCERPT = 'Stay tuned for the latest updates and developments in this important story.';

function placeholderStories(category: CategoryKey): StoryView[] {
  // "Latest Local News 1", not "Latest Local News News 1".
  const name = SECTIONS[category].title.replace(/ News$/, '');
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `${category}-${index}`,
    href: null,
    title: `Latest ${name} News ${index + 1}`,
    excerpt: EXCERPT,
    byline: 'Editorial Team',
    date: null,
    picture: null,
  }));
}
