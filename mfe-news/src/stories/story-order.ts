import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';

/** A copy in random order (Fisher-Yates). `random` gives numbers in [0, 1). */
export function shuffle<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** Moves the first story with a picture to the front: the featured card is mostly picture. */
export function pictureFirst(stories: readonly StoryView[]): StoryView[] {
  const featured = stories.find(({ picture }) => picture !== null);
  return featured ? [featured, ...stories.filter((story) => story !== featured)] : [...stories];
}
