import type { StoryList } from '../stories/load-stories.ts';
import type { FeedKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { feedKey } from '../categories.ts';
import { loadStories } from '../stories/load-stories.ts';

export interface CategoryData extends StoryList {
  category: FeedKey;
}

/** 503 if the feed failed: the page shows placeholders and must not be cached or indexed. */
export async function load(ctx: LoadContext<'news'>): Promise<Loaded<CategoryData>> {
  const category = feedKey(ctx.params['category']);
  const list = await loadStories(ctx, category);
  return { status: list.state === 'failed' ? 503 : 200, data: { category, ...list } };
}
