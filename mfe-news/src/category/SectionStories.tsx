import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { SeeAll } from '@meadowlark/shared/design/stories/SeeAll.tsx';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { BesideStories } from '../stories/BesideStories.tsx';
import { NoStories } from '../stories/NoStories.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import { Latest } from './Latest.tsx';
import { COLLAPSED } from './collapsed.ts';
import type { CategoryData } from './load.ts';

/** Stories before the ad in the expanded list: two rows of three. */
const BEFORE_AD = 6;

/** The lead stories, and the rest behind "See All". */
export function SectionStories({ stories, latest }: Pick<CategoryData, 'stories' | 'latest'>) {
  const first = stories.slice(0, COLLAPSED);
  const rest = stories.slice(COLLAPSED);
  if (stories.length === 0) return <NoStories />;
  return (
    <>
      {latest.length === 0 ? (
        <LeadStories stories={first} level={2} eager />
      ) : (
        <BesideStories>
          <LeadStories stories={first} level={2} eager />
          <Latest briefs={latest} />
        </BesideStories>
      )}
      {rest.length > 0 && (
        <SeeAll more={`See All ${stories.length} Articles`} less="Show Less">
          <CardGrid stories={rest.slice(0, BEFORE_AD)} />
          {rest.length > BEFORE_AD && (
            <>
              <AdSlot size="banner" position={2} wideOnly />
              <CardGrid stories={rest.slice(BEFORE_AD)} />
            </>
          )}
        </SeeAll>
      )}
    </>
  );
}

/** A grid of three columns (specification, "Feed-driven category pages"). */
function CardGrid({ stories }: { stories: readonly StoryView[] }) {
  return (
    <Columns layout="three">
      {stories.map((story) => (
        <ArticleCard key={story.id} rank="card" story={story} level={2} />
      ))}
    </Columns>
  );
}
