import { SECTIONS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { formatTimeOrDay } from '@meadowlark/shared/text/date.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { fetchCategory } from './fetch-category.ts';
import { inPageOrder } from './story-order.ts';
import { storyViews } from './story-views.ts';

/** The stories of a category as cards, the featured one first. `failed`: placeholders, with an error message. */
export interface StoryList {
  state: 'live' | 'sample' | 'failed';
  stories: StoryView[];
  /** `as of 5:40 a.m.`, if their feed has not responded for three hours. */
  asOf: string | null;
}

/**
 * Loads a category, in random order below the featured story (specification, section 4). Never rejects: on failure, logs
 * it and gives placeholders.
 */
export async function loadStories(
  ctx: LoadContext<'news'>,
  category: CategoryKey,
  random?: () => number,
  now = new Date(),
): Promise<StoryList> {
  try {
    const { stories, sample, fetchedAt } = await fetchCategory(ctx, category);
    const ordered = inPageOrder(storyViews(ctx, category, stories), now, random);
    return { state: sample ? 'sample' : 'live', stories: ordered, asOf: asOf(fetchedAt, now) };
  } catch (error) {
    ctx.log('category failed', { category, reason: messageOf(error) });
    return { state: 'failed', stories: placeholderStories(category), asOf: null };
  }
}

/** News that is older than this says so. */
const OLD_MS = 3 * 60 * 60_000;

function asOf(fetchedAt: string | null, now: Date): string | null {
  const time = Date.parse(fetchedAt ?? '');
  return fetchedAt === null || Number.isNaN(time) || now.getTime() - time <= OLD_MS
    ? null
    : `as of ${formatTimeOrDay(fetchedAt, now)}`;
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
