import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { CATEGORIES, categoryKey } from '../categories.ts';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import type { CategoryData } from './category-data.ts';
import { Organizations } from './Organizations.tsx';
import { SectionStories } from './SectionStories.tsx';

/** A feed-driven category: five stories, and all of them on request (specification, "Feed-driven category pages"). */
export function Page({ data: { category, state, stories } }: PageProps<CategoryData>) {
  const { title, standfirst } = CATEGORIES[category];
  return (
    <Wrap data-section={category}>
      <PageHead title={title} standfirst={standfirst} split />
      <StoriesNotice state={state} />
      <SectionStories stories={stories} />
      <AdSlot size="banner" position={1} />
      {category === 'world-news' && <Organizations />}
    </Wrap>
  );
}

export function Pending({ params }: PendingProps) {
  const category = categoryKey(params['category']);
  const { title, standfirst, loading } = CATEGORIES[category];
  return (
    <Wrap data-section={category}>
      <PageHead title={title} standfirst={standfirst} split />
      <PendingStories text={loading} count={5} layout="section" />
    </Wrap>
  );
}
