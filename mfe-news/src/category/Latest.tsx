import { styled } from 'styled-components';
import { BriefList } from '../stories/BriefList.tsx';
import type { Brief } from '../stories/brief.ts';

/** The newest of the stories that the closed list hides: wide screens have room for them. */
export function Latest({ briefs }: { briefs: readonly Brief[] }) {
  return (
    <Column aria-labelledby="latest">
      <h2 id="latest">The latest</h2>
      <BriefList briefs={briefs} />
    </Column>
  );
}

const Column = styled.section`
  display: none;

  @media (min-width: 100em) {
    display: block;
  }
  h2 {
    padding-block: var(--s-3) var(--s-4);
    border-top: 2px solid var(--rule-firm);
  }
`;
