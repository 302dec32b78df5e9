import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';

/** Stories of equal weight in a grid of three columns (specification, "Feed-driven category pages"). */
export function CardGrid({ stories }: { stories: readonly StoryView[] }) {
  return (
    <Columns layout="three">
      {stories.map((story) => (
        <Story key={story.id} rank="card" story={story} level={2} />
      ))}
    </Columns>
  );
}
