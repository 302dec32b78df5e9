import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Notice } from '@meadowlark/shared/design/states/Notice.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { CategoryHead } from '../category/CategoryHead.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import type { SampleCategoryData } from './load.ts';

/** Three sample cards, with ads above and below (specification, "Static category pages"). */
export function Page({ data: { category, stories } }: PageProps<SampleCategoryData>) {
  return (
    <Wrap data-section={category}>
      <CategoryHead category={category} />
      <Notice label="Sample">These three stories show how the section will look. They are not news.</Notice>
      <AdSlot size="banner" position={1} />
      <LeadStories stories={stories} level={2} eager />
      <AdSlot size="banner" position={2} wideOnly />
    </Wrap>
  );
}
