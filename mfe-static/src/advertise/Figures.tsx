import { styled } from 'styled-components';
import type { Figure } from './audience.ts';

const List = styled.dl`
  display: grid;
  gap: var(--s-4) var(--gap);

  @media (min-width: 480px) {
    grid-template-columns: repeat(3, 1fr);
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dd {
    font: var(--hed-2);
    letter-spacing: var(--tight);
  }

  dt {
    font: var(--text-ui);
    color: var(--ink-soft);
  }
`;

/** Large figures with what they count below them. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
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
