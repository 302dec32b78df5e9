import type { CategoryKey } from '@meadowlark/shared/contract/category.ts';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { styled } from 'styled-components';
import { CATEGORIES } from '../categories.ts';

interface Props {
  category: CategoryKey;
  stories: readonly StoryView[];
}

/** A handful of other stories of the section. */
export function MoreStories({ category, stories }: Props) {
  if (stories.length === 0) return null;
  return (
    <More aria-labelledby="more">
      <SectionHead
        title={moreFrom(CATEGORIES[category].title)}
        id="more"
        more={{ href: `/${category}`, text: 'View All' }}
      />
      <Columns layout={stories.length < 4 ? 'three' : 'four'}>
        {stories.map((story) => (
          <Story key={story.id} rank="card" story={story} level={3} showExcerpt={false} />
        ))}
      </Columns>
    </More>
  );
}

/** "More from Business", and not "More from From the Archives". */
function moreFrom(section: string): string {
  return `More from ${section.replace(/^From /, '')}`;
}

const More = styled.section`
  margin-top: var(--s-7);
`;
