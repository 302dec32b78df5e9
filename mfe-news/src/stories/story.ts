import type { FeedItem } from '../feed/feed-item.ts';

/** A story of a category, with the address against which its own addresses resolve. */
export interface Story {
  item: FeedItem;
  base: string;
}

/** The stories of a category, in the order of their feeds. */
export interface CategoryStories {
  stories: Story[];
  /** Whether they are the bundled sample edition. */
  sample: boolean;
}
