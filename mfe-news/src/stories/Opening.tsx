import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { Arrangement } from './arrangement.ts';

interface Props {
  /** One to five stories, the featured one first. */
  stories: readonly StoryView[];
  level: 2 | 3;
  /** At the top of a page the first picture is fetched at once. */
  eager?: boolean;
}

/**
 * The first stories of a section, set so that no number of them leaves a hole: one alone and one over three run the
 * full width, picture beside text; three stand as one and two; two and five as a lead over two columns.
 */
export function Opening({ stories, level, eager = false }: Props) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const across = stories.length === 1 || stories.length === 4;
  const seconds = stories.length === 3 ? 2 : across ? 0 : 1;
  return (
    <Arrangement data-across={across || undefined}>
      <Columns layout={stories.length === 3 ? 'local' : 'section'}>
        <Story rank="lead" story={lead} level={level} eager={eager} />
        {others.map((story, i) => (
          <Story key={story.id} rank={i < seconds ? 'second' : 'card'} story={story} level={level} />
        ))}
      </Columns>
    </Arrangement>
  );
}
