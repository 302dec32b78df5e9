import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { SeeAll } from '@meadowlark/shared/design/stories/SeeAll.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import type { StoryList } from '../stories/load-stories.ts';
import { NoStories } from '../stories/NoStories.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import { sampleMark } from '../stories/sample-mark.ts';

/** One featured story and two more (specification, section 9). */
const COLLAPSED = 3;

/** Local News on the front page. */
export function Block({ data: { state, stories, asOf } }: BlockProps<StoryList>) {
  const rest = stories.slice(COLLAPSED);
  return (
    <section data-section="local-news" aria-label="Local News" {...sampleMark(state)}>
      <SectionHead
        title="Local News"
        more={{ href: '/local-news', children: 'View All', 'aria-label': 'View All Local News' }}
      />
      <StoriesNotice state={state} asOf={asOf} />
      {stories.length === 0 && <NoStories />}
      <LeadStories stories={stories.slice(0, COLLAPSED)} level={3} eager front />
      {rest.length > 0 && (
        <SeeAll more={`See All ${stories.length} Local Articles`} less="Show Less">
          <Columns layout="three">
            {rest.map((story) => (
              <ArticleCard key={story.id} rank="card" story={story} level={3} showExcerpt={false} />
            ))}
          </Columns>
        </SeeAll>
      )}
    </section>
  );
}
