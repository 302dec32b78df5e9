import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { fetchCategory } from '../stories/fetch-category.ts';
import { categoryOfKey, storyKey } from '../stories/story-key.ts';
import { onSite, toStoryView } from '../stories/to-story-view.ts';
import type { CategoryStories, Story } from '../stories/story.ts';
import type { ArticleData } from './article-data.ts';

/** Finds the story again in its feed. One that is not in it any more is gone; another one is never shown instead. */
export async function load(ctx: LoadContext): Promise<Loaded<ArticleData>> {
  const key = ctx.params['id'] ?? '';
  const category = categoryOfKey(key);
  if (category === null) return { status: 404, data: { state: 'gone', category: null } };
  let found: CategoryStories;
  try {
    found = await fetchCategory(ctx, category);
  } catch (error) {
    ctx.log('story could not be looked for', {
      key,
      reason: error instanceof Error ? error.message : String(error),
    });
    return { status: 503, data: { state: 'failed', category } };
  }
  const index = found.stories.findIndex(({ item }) => storyKey(category, item) === key);
  const story = found.stories[index];
  if (!story) return { status: 404, data: { state: 'gone', category } };
  return {
    status: 200,
    data: {
      state: 'here',
      category,
      story: toStoryView(category, story, index, ctx.settings.origin),
      source: sourceOf(story, ctx.settings.origin),
      sample: found.sample,
    },
  };
}

function sourceOf({ item, base }: Story, origin: string): { href: string; host: string } | null {
  const address = item.link && safeUrl(item.link, item.base ?? base);
  return address
    ? { href: onSite(address, origin), host: new URL(address).host.replace(/^www\./, '') }
    : null;
}
