import type { CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { formatTime } from '@meadowlark/shared/text/date.ts';
import { safeUrl } from '@meadowlark/shared/text/safe-url.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { isSampleCategory, sampleStories } from '../sample-category/stories.ts';
import { fetchCategory, type CategoryStories, type Story } from '../stories/fetch-category.ts';
import { categoryOfKey } from '../stories/story-key.ts';
import { withoutOwnOrigin, storyViews } from '../stories/story-views.ts';
import { splitDateline } from './dateline.ts';
import { keptStory, type StoryInFull } from './kept-story.ts';

/** A story in its feed, or why it cannot be shown. */
export type ArticleData =
  | (StoryInFull & {
      state: 'here';
      category: CategoryKey;
      /** Other stories of the category. */
      more: StoryView[];
    })
  | { state: 'gone'; category: CategoryKey; more: StoryView[] }
  | { state: 'unknown' }
  | { state: 'failed'; category: CategoryKey };

/** Number of other stories below this one. */
const MORE = 4;

/**
 * Looks for the story in the hard-coded samples, its feed, and the story store. If it is in none of them, responds 410; it
 * never shows another story instead. 404 for an invalid key, 503 if the feed fails.
 */
export async function load(ctx: LoadContext<'news'>): Promise<Loaded<ArticleData>> {
  const key = ctx.params['id'] ?? '';
  const category = categoryOfKey(key);
  if (category === null) return { status: 404, data: { state: 'unknown' } };
  return hardCoded(key, category) ?? fromFeed(ctx, key, category);
}

function hardCoded(key: string, category: CategoryKey): Loaded<ArticleData> | null {
  if (!isSampleCategory(category)) return null;
  const stories = sampleStories(category);
  const story = stories.find((one) => hasKey(one, key));
  if (!story) return null;
  const more = othersOf(stories, key);
  return {
    status: 200,
    data: {
      state: 'here',
      category,
      story,
      time: null,
      dateline: null,
      opening: story.excerpt,
      source: null,
      sample: true,
      more,
    },
  };
}

async function fromFeed(
  ctx: LoadContext<'news'>,
  key: string,
  category: CategoryKey,
): Promise<Loaded<ArticleData>> {
  let found: CategoryStories;
  try {
    found = await fetchCategory(ctx, category);
  } catch (error) {
    ctx.log('story could not be looked for', { key, reason: messageOf(error) });
    return { status: 503, data: { state: 'failed', category } };
  }
  const views = storyViews(ctx, category, found.stories);
  const index = views.findIndex((one) => hasKey(one, key));
  const [view, story] = [views[index], found.stories[index]];
  const more = othersOf(views, key);
  if (!view || !story) {
    const kept = await keptStory(ctx, key);
    return kept
      ? { status: 200, data: { state: 'here', category, ...kept, more } }
      : { status: 410, data: { state: 'gone', category, more } };
  }
  const source = sourceOf(story, ctx.settings.origin);
  const { sample } = found;
  const time = view.date?.iso ? formatTime(view.date.iso) : null;
  const text = splitDateline(story.item.opening);
  return { status: 200, data: { state: 'here', category, story: view, time, ...text, source, sample, more } };
}

function hasKey({ href }: StoryView, key: string): boolean {
  return href === `/article/${key}`;
}

function othersOf(stories: readonly StoryView[], key: string): StoryView[] {
  return stories.filter((one) => !hasKey(one, key)).slice(0, MORE);
}

function sourceOf({ item, base }: Story, origin: string): { href: string; host: string } | null {
  const address = item.link && safeUrl(item.link, item.base ?? base);
  return address
    ? { href: withoutOwnOrigin(address, origin), host: new URL(address).host.replace(/^www\./, '') }
    : null;
}
