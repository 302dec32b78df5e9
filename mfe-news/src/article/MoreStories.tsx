import { SECTIONS, type CategoryKey } from '@meadowlark/shared/contract/sections.ts';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import type { StoryView } from '@meadowlark/shared/design/stories/story-view.ts';
import { styled } from 'styled-components';

interface Props {
  category: CategoryKey;
  stories: readonly StoryView[];
}

/** Up to four other stories of the section. */
export function MoreStories({ category, stories }: Props) {
  if (stories.length === 0) return null;
  return (
    <More aria-labelledby="more">
      <SectionHead
        title={moreFrom(SECTIONS[category].title)}
        id="more"
        more={{ href: `/${category}`, children: 'View All' }}
      />
      <Columns layout={stories.length < 4 ? 'three' : 'four'}>
        {stories.map((story) => (
          <ArticleCard key={story.id} rank="card" story={story} level={3} showExcerpt={false} />
        ))}
      </Columns>
    </More>
  );
}

/** Avoids "More from From the Archives". */
function moreFrom(section: string): string {
  return `More from ${section.replace(/^From /, '')}`;
}

const More = styled.section`
  margin-top: var(--s-7);
`;
