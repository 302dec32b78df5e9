import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { styled } from 'styled-components';
import { HIGHLIGHT_PICTURES } from './highlight-pictures.ts';
import type { Highlight } from './highlights.ts';

const Card = styled.article`
  > [data-picture] {
    margin-bottom: var(--s-3);
  }

  h3 {
    font: var(--hed-5);
    letter-spacing: normal;
  }

  p {
    padding-top: var(--s-2);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }

  /* As stories do: headline left, thumbnail right. The text stays, since no page of its own tells it. */
  @media (max-width: 479.98px) {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) 108px;
    column-gap: var(--s-4);

    > * {
      grid-column: 1;
    }

    > [data-picture] {
      grid-area: 1 / 2 / 3;
      align-self: start;
      margin: 4px 0 0;
    }
  }
`;

/** What neighbors have done, told in full: it has no page of its own. */
export function HighlightCard({ title, text, picture }: Highlight) {
  return (
    <Card>
      <Picture picture={HIGHLIGHT_PICTURES[picture]} ratio="card" eager />
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  );
}
