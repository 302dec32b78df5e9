import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { isSampleCategory, sampleStories } from '../sample-category/stories.ts';
import { fetchCategory } from '../stories/fetch-category.ts';
import { onSite } from '../stories/on-site.ts';
import { reasonOf } from '../stories/reason-of.ts';
import { categoryOfKey } from '../stories/story-key.ts';
import type { CategoryStories, Story } from '../stories/story.ts';
import { storyViews } from '../stories/story-views.ts';
import type { ArticleData } from './article-data.ts';

/** Further stories of the section, below the one asked for. */
const MORE = 4;

/**
 * Finds a story again: among the hard-coded samples, then in its feed as it is now. One that is in neither any more is
 * gone, and another one is never shown instead.
 */
export async function load(ctx: LoadContext): Promise<Loaded<ArticleData>> {
  const key = ctx.params['id'] ?? '';
  const category = categoryOfKey(key);
  if (category === null) return { status: 404, data: { state: 'unknown' } };
  return hardCoded(key, category) ?? fromFeed(ctx, key, category);
}

function hardCoded(key: string, category: CategoryKey): Loaded<ArticleData> | null {
  if (!isSampleCategory(category)) return null;
  const stories = sampleStories(category);
  const story = stories.find((one) => isAt(one, key));
  if (!story) return null;
  const more = othersOf(stories, key);
  return { status: 200, data: { state: 'here', category, story, source: null, sample: true, more } };
}

async function fromFeed(ctx: LoadContext, key: string, category: CategoryKey): Promise<Loaded<ArticleData>> {
  let found: CategoryStories;
  try {
    found = await fetchCategory(ctx, category);
  } catch (error) {
    ctx.log('story could not be looked for', { key, reason: reasonOf(error) });
    return { status: 503, data: { state: 'failed', category } };
  }
  const views = storyViews(ctx, category, found.stories);
  const index = views.findIndex((one) => isAt(one, key));
  const [view, story] = [views[index], found.stories[index]];
  const more = othersOf(views, key);
  if (!view || !story) return { status: 410, data: { state: 'gone', category, more } };
  const source = sourceOf(story, ctx.settings.origin);
  const { sample } = found;
  return { status: 200, data: { state: 'here', category, story: view, source, sample, more } };
}

function isAt({ href }: StoryView, key: string): boolean {
  return href === `/article/${key}`;
}

function othersOf(stories: readonly StoryView[], key: string): StoryView[] {
  return stories.filter((one) => !isAt(one, key)).slice(0, MORE);
}

function sourceOf({ item, base }: Story, origin: string): { href: string; host: string } | null {
  const address = item.link && safeUrl(item.link, item.base ?? base);
  return address
    ? { href: onSite(address, origin), host: new URL(address).host.replace(/^www\./, '') }
    : null;
}
