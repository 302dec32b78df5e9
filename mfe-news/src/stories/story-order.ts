import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { PUBLISHER_CLOCK_MS } from '@meadowlark/shared/text/feed-date.ts';

/** A copy in random order (Fisher-Yates). `random` gives numbers in [0, 1). */
export function shuffle<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/**
 * In random order below the featured story, which is the same on every load: the newest with a picture, as its card is
 * mostly picture, or the newest of all.
 */
export function inPageOrder(stories: readonly StoryView[], now: Date, random?: () => number): StoryView[] {
  const pictured = stories.filter(({ picture }) => picture !== null);
  const [featured] = (pictured.length > 0 ? pictured : stories).toSorted(newestFirst(now));
  if (!featured) return [];
  const others = stories.filter((story) => story !== featured);
  return [featured, ...shuffle(others, random)];
}

/**
 * ISO dates sort as text. Stories without a date come last, and so do future ones: a wrong year would lead
 * the paper until then.
 */
export function newestFirst(now: Date): (a: StoryView, b: StoryView) => number {
  const latest = new Date(now.getTime() + PUBLISHER_CLOCK_MS).toISOString();
  const published = ({ date }: StoryView): string => {
    const iso = date?.iso ?? '';
    return iso > latest ? '' : iso;
  };
  return (a, b) => published(b).localeCompare(published(a));
}
