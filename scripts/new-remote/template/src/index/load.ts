import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { SAMPLE_STORIES, type SampleStory } from './sample-stories.ts';

export interface IndexData {
  order: 'newest' | 'oldest';
  stories: readonly StoryView[];
}

/** Reads the order from the URL: `?order=oldest`. Use `ctx.fetch` here to get data from a source. */
export const load: Load<IndexData> = ({ url }) => {
  const order = url.searchParams.get('order') === 'oldest' ? 'oldest' : 'newest';
  const newestFirst = SAMPLE_STORIES.toSorted((a, b) => b.day.localeCompare(a.day));
  const stories = (order === 'newest' ? newestFirst : newestFirst.toReversed()).map(storyView);
  return { status: 200, data: { order, stories } };
};

/** Formats dates here, because server and browser may be in different time zones. */
function storyView({ id, day, title, text }: SampleStory): StoryView {
  return {
    id,
    href: null,
    title,
    excerpt: text,
    byline: '__Title__',
    date: { iso: day, text: formatLongDate(day) },
    picture: null,
  };
}
