import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { isSampleCategory, sampleStories, type SampleCategory } from './stories.ts';

export interface SampleCategoryData {
  category: SampleCategory;
  stories: StoryView[];
}

export function load({ params }: LoadContext): Loaded<SampleCategoryData> {
  const category = params['category'];
  if (!isSampleCategory(category))
    throw new Error(`The route names no sample category: "${category ?? ''}".`);
  return { status: 200, data: { category, stories: sampleStories(category) } };
}
