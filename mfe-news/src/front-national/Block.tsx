import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { PartnerBox } from '@meadowlark/shared/design/ads/PartnerBox.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { SeeAll } from '@meadowlark/shared/design/stories/SeeAll.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import type { StoryList } from '../stories/load-stories.ts';
import { NoStories } from '../stories/NoStories.tsx';
import { LeadStories } from '../stories/LeadStories.tsx';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import { sampleMark } from '../stories/sample-mark.ts';

/** A grid of four (specification, section 9). */
const COLLAPSED = 4;

/** Pixels: partner box, ads and gaps. */
const RAIL_HEIGHT = { tall: 1166, short: 506 };
/** Pixels, including the gap above. */
const SEE_ALL_HEIGHT = 80;

/** National News on the front page, with partners and ads beside it. */
export function Block({ data: { state, stories, asOf } }: BlockProps<StoryList>) {
  const first = stories.slice(0, COLLAPSED);
  const rest = stories.slice(COLLAPSED);
  const isTall = first.length === COLLAPSED;
  return (
    <section data-section="national-news" aria-label="National News" {...sampleMark(state)}>
      <SectionHead
        title="National News"
        more={{ href: '/national-news', children: 'View All', 'aria-label': 'View All National News' }}
      />
      <StoriesNotice state={state} asOf={asOf} />
      <WithRail
        rail={<Rail tall={isTall} />}
        stories={{
          height: RAIL_HEIGHT[isTall ? 'tall' : 'short'] - (rest.length > 0 ? SEE_ALL_HEIGHT : 0),
          rows: isTall ? 2 : 1,
        }}
      >
        <First stories={first} />
        {rest.length > 0 && (
          <SeeAll more={`See All ${stories.length} National Articles`} less="Show Less">
            <Columns layout="four">
              {rest.map((story) => (
                <ArticleCard key={story.id} rank="card" story={story} level={3} />
              ))}
            </Columns>
          </SeeAll>
        )}
      </WithRail>
    </section>
  );
}

/** Fewer than four stories share one row. */
function First({ stories }: { stories: readonly StoryView[] }) {
  if (stories.length === 0) return <NoStories />;
  if (stories.length === 1) return <LeadStories stories={stories} level={3} />;
  return (
    <Columns layout={stories.length === 3 ? 'three' : 'two'}>
      {stories.map((story) => (
        <ArticleCard key={story.id} rank="card" story={story} level={3} />
      ))}
    </Columns>
  );
}

/**
 * The front page uses ad positions 1 and 2. The tall ad needs two rows of stories beside it; one row would leave a gap.
 */
function Rail({ tall }: { tall: boolean }) {
  return (
    <>
      <PartnerBox
        label="From our partners"
        title="Adult classes, one evening a week"
        text="Bookkeeping, welding and Spanish start in January."
        link={{ href: '/partners', text: 'See the courses' }}
      />
      <AdSlot size="box" position={3} />
      {tall && <AdSlot size="tall" position={4} />}
    </>
  );
}
