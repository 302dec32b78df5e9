import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { CATEGORIES, categoryKey } from '../categories.ts';
import { Arrangement } from '../stories/arrangement.ts';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import type { CategoryData } from './category-data.ts';
import { CategoryHead } from './CategoryHead.tsx';
import { Organizations } from './Organizations.tsx';
import { SectionStories } from './SectionStories.tsx';

/** A feed-driven category: five stories, and all of them on request (specification, "Feed-driven category pages"). */
export function Page({ data: { category, state, stories } }: PageProps<CategoryData>) {
  return (
    <Wrap data-section={category}>
      <CategoryHead category={category} />
      <StoriesNotice state={state} />
      <SectionStories stories={stories} />
      <AdSlot size="banner" position={1} />
      {category === 'world-news' && <Organizations />}
    </Wrap>
  );
}

export function Pending({ params }: PendingProps) {
  const category = categoryKey(params['category']);
  return (
    <Wrap data-section={category}>
      <CategoryHead category={category} />
      <Arrangement>
        <PendingStories text={CATEGORIES[category].loading} count={5} layout="section" />
      </Arrangement>
    </Wrap>
  );
}
