import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { categoryKey } from '../categories.ts';
import { loadStories } from '../stories/load-stories.ts';
import type { CategoryData } from './category-data.ts';

/** A category whose feed failed is a page with placeholders: readable, but not one to keep or to index. */
export async function load(ctx: LoadContext): Promise<Loaded<CategoryData>> {
  const category = categoryKey(ctx.params['category']);
  const list = await loadStories(ctx, category);
  return { status: list.state === 'failed' ? 503 : 200, data: { category, ...list } };
}
