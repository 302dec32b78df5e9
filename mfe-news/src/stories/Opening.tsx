import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import type { StoryView } from '@meadowlark/shared/design/story-view.ts';
import { styled } from 'styled-components';

interface Props {
  /** One to five stories, the featured one first. */
  stories: readonly StoryView[];
  level: 2 | 3;
  /** At the top of a page the first pictures are fetched at once. */
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
          <Story
            key={story.id}
            rank={i < seconds ? 'second' : 'card'}
            story={story}
            level={level}
            eager={eager && i === 0}
          />
        ))}
      </Columns>
    </Arrangement>
  );
}

const Arrangement = styled.div`
  @media (min-width: 768px) {
    &[data-across] [data-columns] > [data-rank='lead'] {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
      column-gap: var(--gap);
    }
    &[data-across] [data-rank='lead'] > * {
      grid-column: 2;
    }
    &[data-across] [data-rank='lead'] > [data-picture] {
      grid-area: 1 / 1 / span 4;
      margin-bottom: 0;
    }

    /* The picture beside a lead is as tall as the lead's own, so that their headlines begin on one line and little
       white is left below the shorter text. It is one column wide, the lead's two and the gap between them, at 2:1. */
    &:not([data-across]) [data-columns='section'] > [data-rank='second'] > [data-picture] {
      position: relative;
      box-sizing: content-box;
      aspect-ratio: 1;
      padding-bottom: calc(var(--gap) / 2);

      > img {
        position: absolute;
        inset: 0;
      }
    }
  }
  @media (min-width: 1024px) {
    /* Half as wide as the lead, which is 5:3. */
    [data-columns='local'] > [data-rank='second'] > [data-picture] {
      aspect-ratio: 5 / 6;
    }
  }
`;
