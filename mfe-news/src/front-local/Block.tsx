import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { SeeAll } from '@meadowlark/shared/design/SeeAll.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryList } from '../stories/load-stories.ts';
import { NoStories } from '../stories/NoStories.tsx';
import { Opening } from '../stories/Opening.tsx';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';

/** One featured story and two more (specification, section 9). */
const COLLAPSED = 3;

/** Local News on the front page. */
export function Block({ data: { state, stories } }: BlockProps<StoryList>) {
  const rest = stories.slice(COLLAPSED);
  return (
    <section data-section="local-news" aria-label="Local News">
      <SectionHead title="Local News" more={{ href: '/local-news', text: 'View All' }} />
      <StoriesNotice state={state} />
      {stories.length === 0 && <NoStories />}
      <Opening stories={stories.slice(0, COLLAPSED)} level={3} />
      {rest.length > 0 && (
        <SeeAll more={`See All ${stories.length} Local Articles`} less="Show Less">
          <Columns layout="four">
            {rest.map((story) => (
              <Story key={story.id} rank="card" story={story} level={3} showExcerpt={false} />
            ))}
          </Columns>
        </SeeAll>
      )}
    </section>
  );
}
