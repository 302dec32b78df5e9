import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { SeeAll } from '@meadowlark/shared/design/SeeAll.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/** A collapsed list shows this many; with more of them it can be expanded (specification, section 9). */
const COLLAPSED = 5;

/** The first stories of a section, the first of them largest, and the rest behind "See All". */
export function SectionStories({ stories }: { stories: readonly StoryView[] }) {
  const [lead, second, ...others] = stories.slice(0, COLLAPSED);
  const rest = stories.slice(COLLAPSED);
  if (!lead)
    return (
      <Blank
        title="No stories just now"
        text="The feed of this section is empty. Look again later."
        withBird
      />
    );
  return (
    <>
      <Columns layout="section">
        <Story rank="lead" story={lead} level={2} eager />
        {second && <Story rank="second" story={second} level={2} eager />}
        {others.map((story) => (
          <Story key={story.id} rank="card" story={story} level={2} />
        ))}
      </Columns>
      {rest.length > 0 && (
        <SeeAll more={`See All ${stories.length} Articles`} less="Show Less">
          <Columns layout="three">
            {rest.map((story) => (
              <Story key={story.id} rank="card" story={story} level={2} />
            ))}
          </Columns>
        </SeeAll>
      )}
    </>
  );
}
