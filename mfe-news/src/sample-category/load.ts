import type { SampleKey } from '@meadowlark/shared/contract/sections.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { isSampleCategory, sampleStories } from './stories.ts';

export interface SampleCategoryData {
  category: SampleKey;
  stories: StoryView[];
}

export function load({ params }: LoadContext): Loaded<SampleCategoryData> {
  const category = params['category'];
  if (!isSampleCategory(category))
    throw new Error(`The route has no valid sample category: "${category ?? ''}".`);
  return { status: 200, data: { category, stories: sampleStories(category) } };
}
