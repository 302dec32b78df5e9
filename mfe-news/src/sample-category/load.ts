import { keysOf, SECTIONS, type SampleKey } from '@meadowlark/shared/contract/sections.ts';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import type { LoadContext, Loaded } from '@meadowlark/shared/contract/load.ts';
import { isSampleCategory, sampleStories } from './stories.ts';

export interface SampleCategoryData {
  category: SampleKey;
  stories: StoryView[];
  /** The first stories of other sections like this one. */
  elsewhere: { section: string; story: StoryView }[];
}

/** As many as one row has. */
const ELSEWHERE = 4;

export function load({ params }: LoadContext): Loaded<SampleCategoryData> {
  const category = params['category'];
  if (!isSampleCategory(category))
    throw new Error(`The route has no valid sample category: "${category ?? ''}".`);
  return {
    status: 200,
    data: { category, stories: sampleStories(category), elsewhere: elsewhere(category) },
  };
}

function elsewhere(category: SampleKey): SampleCategoryData['elsewhere'] {
  const others = keysOf('samples').filter((key) => key !== category);
  return others.slice(0, ELSEWHERE).flatMap((key) => {
    const [story] = sampleStories(key);
    return story ? [{ section: SECTIONS[key].title, story }] : [];
  });
}
