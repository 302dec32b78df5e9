import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/**
 * The same order, but for the first story with a picture, which goes to the front: the featured place is mostly
 * picture, and a plate of that size says nothing.
 */
export function pictureFirst(stories: readonly StoryView[]): StoryView[] {
  const featured = stories.find(({ picture }) => picture !== null);
  return featured ? [featured, ...stories.filter((story) => story !== featured)] : [...stories];
}
