import { styled } from 'styled-components';
import type { AudienceFigure } from './content.ts';

/** Three in a row at every width, so that readers can compare the figures; stacked if the text is large. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  > div + div {
    padding-left: calc(var(--gap) / 2);
    border-left: 1px solid var(--rule);
  }

  > div:not(:last-child) {
    padding-right: calc(var(--gap) / 2);
  }

  dd {
    font: var(--hed-2);
    font-variant-numeric: lining-nums;
    letter-spacing: var(--tight);
  }

  dt {
    padding-top: var(--s-1);
    font: var(--text-meta);
    color: var(--ink-soft);
  }

  @media (max-width: 17.99em) {
    display: block;

    > div + div {
      padding: var(--s-3) 0 0;
      border-left: 0;
    }
  }

  @media (min-width: 48em) {
    dd {
      font: var(--hed-1);
    }

    dt {
      font: var(--text-ui);
      font-weight: 400;
    }
  }
`;

/** Large figures with their labels below. */
export function Figures({ figures }: { figures: readonly AudienceFigure[] }) {
  return (
    <List>
      {figures.map(({ figure, what }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
