import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { loadStories, type StoryList } from '../stories/load-stories.ts';

export async function load(ctx: LoadContext<'news'>): Promise<Loaded<StoryList>> {
  return { status: 200, data: await loadStories(ctx, 'local-news') };
}
