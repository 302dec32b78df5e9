import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { PendingStories } from '@meadowlark/shared/design/stories/PendingStories.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { feedKey, loadingText } from '../categories.ts';
import { BesideStories } from '../stories/BesideStories.tsx';
import { LeadLayout } from '../stories/lead-layout.ts';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import { sampleMark } from '../stories/sample-mark.ts';
import type { CategoryData } from './load.ts';
import { CategoryHead } from './CategoryHead.tsx';
import { Organizations } from './Organizations.tsx';
import { SectionStories } from './SectionStories.tsx';

/** A feed-driven category: five stories, the rest on request (specification, "Feed-driven category pages"). */
export function Page({ data: { category, state, stories, latest, asOf } }: PageProps<CategoryData>) {
  return (
    <Wrap data-section={category} {...sampleMark(state)}>
      <CategoryHead category={category} />
      <StoriesNotice state={state} asOf={asOf} />
      <SectionStories stories={stories} latest={latest} />
      <AdSlot size="banner" position={1} />
      {category === 'world-news' && <Organizations />}
    </Wrap>
  );
}

export function Pending({ params }: PendingProps) {
  const category = feedKey(params['category']);
  return (
    <Wrap data-section={category}>
      <CategoryHead category={category} />
      <BesideStories>
        <LeadLayout>
          <PendingStories text={loadingText(category)} count={5} layout="section" />
        </LeadLayout>
      </BesideStories>
    </Wrap>
  );
}
