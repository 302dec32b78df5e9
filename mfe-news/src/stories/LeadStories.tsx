import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { LeadLayout } from './lead-layout.ts';

interface Props {
  /** One to five stories, the featured one first. */
  stories: readonly StoryView[];
  level: 2 | 3;
  /** Loads the first picture at once: for the top of a page. */
  eager?: boolean;
  /** For nine columns of the front page: the lead's headline is above its picture, the others are brief. */
  front?: boolean;
}

/**
 * The first stories of a section, without holes in the grid: a single story, or the first of four, takes the full width
 * with its picture beside the text; three are laid out as one and two; two or five as a lead and columns.
 */
export function LeadStories({ stories, level, eager = false, front = false }: Props) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const across = stories.length === 1 || stories.length === 4;
  const seconds = stories.length === 3 ? 2 : across ? 0 : 1;
  return (
    <LeadLayout data-across={across || undefined}>
      <Columns layout={stories.length !== 3 ? 'section' : front ? 'front' : 'local'}>
        <ArticleCard rank="lead" story={lead} level={level} eager={eager} headlineFirst={front && !across} />
        {others.map((story, i) => (
          <ArticleCard
            key={story.id}
            rank={i < seconds ? 'second' : 'card'}
            story={story}
            level={level}
            showExcerpt={!front}
          />
        ))}
      </Columns>
    </LeadLayout>
  );
}
