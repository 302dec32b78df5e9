import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { SeeAll } from '@meadowlark/shared/design/SeeAll.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { CardGrid } from '../stories/CardGrid.tsx';
import { NoStories } from '../stories/NoStories.tsx';
import { Opening } from '../stories/Opening.tsx';

/** A collapsed list shows this many; with more of them it can be expanded (specification, section 9). */
const COLLAPSED = 5;
/** Two rows of the expanded list come before the advertisement in it, where as many follow. */
const BEFORE_AD = 6;

/** The first stories of a section, the first of them largest, and the rest behind "See All". */
export function SectionStories({ stories }: { stories: readonly StoryView[] }) {
  const rest = stories.slice(COLLAPSED);
  if (stories.length === 0) return <NoStories />;
  return (
    <>
      <Opening stories={stories.slice(0, COLLAPSED)} level={2} eager />
      {rest.length > 0 && (
        <SeeAll more={`See All ${stories.length} Articles`} less="Show Less">
          <CardGrid stories={rest.slice(0, BEFORE_AD)} />
          {rest.length > BEFORE_AD && (
            <>
              <AdSlot size="banner" position={2} />
              <CardGrid stories={rest.slice(BEFORE_AD)} />
            </>
          )}
        </SeeAll>
      )}
    </>
  );
}
