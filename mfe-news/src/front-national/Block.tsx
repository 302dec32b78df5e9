import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { SeeAll } from '@meadowlark/shared/design/SeeAll.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import type { StoryList } from '../stories/load-stories.ts';
import { NoStories } from '../stories/NoStories.tsx';
import { Opening } from '../stories/Opening.tsx';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';

/** A grid of four (specification, section 9). */
const COLLAPSED = 4;

/** Pixels: the partner's box, the advertisements and the gaps between them. */
const RAIL_HEIGHT = { tall: 1166, short: 506 };
/** Pixels, with the gap above it. */
const SEE_ALL_HEIGHT = 80;

/** National News on the front page, beside a column of partners and advertising. */
export function Block({ data: { state, stories } }: BlockProps<StoryList>) {
  const first = stories.slice(0, COLLAPSED);
  const rest = stories.slice(COLLAPSED);
  const isTall = first.length === COLLAPSED;
  return (
    <section data-section="national-news" aria-label="National News">
      <SectionHead title="National News" more={{ href: '/national-news', text: 'View All' }} />
      <StoriesNotice state={state} />
      <WithRail
        rail={<Rail tall={isTall} />}
        storiesHeight={RAIL_HEIGHT[isTall ? 'tall' : 'short'] - (rest.length > 0 ? SEE_ALL_HEIGHT : 0)}
      >
        <First stories={first} />
        {rest.length > 0 && (
          <SeeAll more={`See All ${stories.length} National Articles`} less="Show Less">
            <Columns layout="two">
              {rest.map((story) => (
                <Story key={story.id} rank="card" story={story} level={3} />
              ))}
            </Columns>
          </SeeAll>
        )}
      </WithRail>
    </section>
  );
}

/** Fewer than four stand in one row. */
function First({ stories }: { stories: readonly StoryView[] }) {
  if (stories.length === 0) return <NoStories />;
  if (stories.length === 1) return <Opening stories={stories} level={3} />;
  return (
    <Columns layout={stories.length === 3 ? 'three' : 'two'}>
      {stories.map((story) => (
        <Story key={story.id} rank="card" story={story} level={3} />
      ))}
    </Columns>
  );
}

/**
 * The front page numbers its own slots 1 and 2. The tall one stands beside two rows only: beside one it would tower over
 * an empty place.
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
