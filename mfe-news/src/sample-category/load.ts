import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import type { SampleCategoryData } from './sample-category-data.ts';
import { isSampleCategory, sampleStories } from './stories.ts';

export function load({ params }: LoadContext): Loaded<SampleCategoryData> {
  const category = params['category'];
  if (!isSampleCategory(category))
    throw new Error(`The route names no sample category: "${category ?? ''}".`);
  return { status: 200, data: { category, stories: sampleStories(category) } };
}
