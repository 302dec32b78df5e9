import { styled } from 'styled-components';
import { RailCard } from '../parts/RailCard.tsx';
import { Ruled } from '../parts/Ruled.tsx';
import type { PopularOpinion } from './popular.ts';

const Titles = styled(Ruled)`
  b {
    display: block;
    font: var(--hed-6);
    color: var(--ink);
  }

  span {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

/** Titles with bylines; they lead nowhere, so they are no links. */
export function PopularOpinions({ opinions }: { opinions: readonly PopularOpinion[] }) {
  return (
    <RailCard title="Popular Opinions">
      <Titles>
        {opinions.map(({ title, byline }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{byline}</span>
          </li>
        ))}
      </Titles>
    </RailCard>
  );
}
