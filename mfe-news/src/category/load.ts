import type { FeedKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { COLLAPSED } from './collapsed.ts';
import { feedKey } from '../categories.ts';
import { toBriefs, type Brief } from '../stories/brief.ts';
import { newestFirst } from '../stories/story-order.ts';
import { loadStories, type StoryList } from '../stories/load-stories.ts';

export interface CategoryData extends StoryList {
  category: FeedKey;
  /** The stories below the first, newest first: wide screens show them as lines. */
  latest: Brief[];
}

/** 503 if the feed failed: the page shows placeholders and must not be cached or indexed. */
export async function load(ctx: LoadContext<'news'>, now = new Date()): Promise<Loaded<CategoryData>> {
  const category = feedKey(ctx.params['category']);
  const list = await loadStories(ctx, category, undefined, now);
  const latest = toBriefs(list.stories.slice(COLLAPSED).toSorted(newestFirst(now)), now);
  return { status: list.state === 'failed' ? 503 : 200, data: { category, ...list, latest } };
}
