import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { fetchCategory } from './fetch-category.ts';
import { pictureFirst } from './picture-first.ts';
import { placeholderStories } from './placeholder-stories.ts';
import { reasonOf } from './reason-of.ts';
import { shuffle } from './shuffle.ts';
import { storyViews } from './story-views.ts';

/** The stories of a category, ready to be shown, the featured one first. `failed`: placeholders, under the error text. */
export interface StoryList {
  state: 'live' | 'sample' | 'failed';
  stories: StoryView[];
}

/**
 * Loads a category. The order is random, drawn once per load (specification, section 4), so that no source is always
 * first. A category that cannot be had gives placeholders and is logged; it never rejects.
 */
export async function loadStories(
  ctx: LoadContext,
  category: CategoryKey,
  random?: () => number,
): Promise<StoryList> {
  try {
    const { stories, sample } = await fetchCategory(ctx, category);
    const drawn = shuffle(storyViews(ctx, category, stories), random);
    return { state: sample ? 'sample' : 'live', stories: pictureFirst(drawn) };
  } catch (error) {
    ctx.log('category failed', { category, reason: reasonOf(error) });
    return { state: 'failed', stories: placeholderStories(category) };
  }
}
