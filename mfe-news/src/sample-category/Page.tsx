import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { styled } from 'styled-components';
import { CategoryHead } from '../category/CategoryHead.tsx';
import { BesideStories } from '../stories/BesideStories.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import { SectionGround } from '../stories/SectionGround.tsx';
import type { SampleCategoryData } from './load.ts';
import { MoreInThePaper } from './MoreInThePaper.tsx';

/** Three sample cards, with ads above and below (specification, "Static category pages"). */
export function Page({ data: { category, stories, elsewhere } }: PageProps<SampleCategoryData>) {
  return (
    <SectionGround data-section={category} data-sample="">
      <CategoryHead category={category} />
      <Low>
        <AdSlot size="banner" position={1} />
      </Low>
      <BesideStories>
        <LeadStories stories={stories} level={2} eager />
        <MoreInThePaper elsewhere={elsewhere} />
      </BesideStories>
      <AdSlot size="banner" position={2} wideOnly />
    </SectionGround>
  );
}

/** The slot above the stories is as low as possible, so that news begins in the first view. */
const Low = styled.div`
  > [data-ad='banner'][data-ad] {
    margin-block: 0 var(--s-5);
    padding-bottom: var(--s-2);
  }
`;
