import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/** A story as its feed has it now, or the fact that it is gone or could not be looked for. */
export type ArticleData =
  | {
      state: 'here';
      category: CategoryKey;
      story: StoryView;
      /** Where the whole story is. Null when the feed gives no usable address. */
      source: { href: string; host: string } | null;
      sample: boolean;
      /** Others of the same category. */
      more: StoryView[];
    }
  | { state: 'gone'; category: CategoryKey; more: StoryView[] }
  | { state: 'unknown' }
  | { state: 'failed'; category: CategoryKey };
