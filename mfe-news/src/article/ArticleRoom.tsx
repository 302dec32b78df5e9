import { Plate } from '@meadowlark/shared/design/Plate.tsx';
import { styled } from 'styled-components';
import { ArticleGrid } from './article-grid.ts';

/** The room of a story that is still on its way. */
export function ArticleRoom() {
  return (
    <ArticleGrid aria-hidden="true">
      <Bars />
      <Plate ratio="lead" />
    </ArticleGrid>
  );
}

/** Kicker and two lines of headline, painted as stripes. */
const Bars = styled.header`
  min-height: 140px;
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 120px 14px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 34px / 92% 40px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 88px / 60% 40px no-repeat;
`;
