import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import type { SampleCategory } from './sample-texts.ts';

export interface SampleCategoryData {
  category: SampleCategory;
  stories: StoryView[];
}
