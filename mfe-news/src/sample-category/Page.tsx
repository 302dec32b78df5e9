import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { CategoryHead } from '../category/CategoryHead.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import type { SampleCategoryData } from './load.ts';

/** Three sample cards, with ads above and below (specification, "Static category pages"). */
export function Page({ data: { category, stories } }: PageProps<SampleCategoryData>) {
  return (
    <Wrap data-section={category} data-sample="">
      <CategoryHead category={category} />
      <AdSlot size="banner" position={1} />
      <LeadStories stories={stories} level={2} eager />
      <AdSlot size="banner" position={2} wideOnly />
    </Wrap>
  );
}
