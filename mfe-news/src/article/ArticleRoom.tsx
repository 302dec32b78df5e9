import { Plate } from '@meadowlark/shared/design/Plate.tsx';
import { styled } from 'styled-components';
import { ArticleGrid } from './article-grid.ts';

/** The room of a story that is still on its way. */
export function ArticleRoom() {
  return (
    <Room aria-hidden="true">
      <ArticleGrid>
        <Bars />
        <Plate ratio="lead" />
      </ArticleGrid>
    </Room>
  );
}

// As tall as the screen, so that nothing below it is seen to move when the story comes.
const Room = styled.div`
  min-height: 100vh;
`;

/** Kicker and two lines of headline, painted as stripes. */
const Bars = styled.header`
  min-height: 140px;
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 120px 14px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 34px / 92% 40px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 88px / 60% 40px no-repeat;
`;
