import type { BlockProps } from '@meadowlark/shared/contract/block.ts';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { styled } from 'styled-components';
import { BriefList } from '../stories/BriefList.tsx';
import type { BriefData } from './load.ts';

/** The newest headlines of the other sections. */
export function Block({ data: { briefs } }: BlockProps<BriefData>) {
  return (
    <Section aria-label="News in brief">
      <SectionHead title="News in brief" />
      {briefs.length === 0 ? (
        <p>Nothing has come in yet. Look again later.</p>
      ) : (
        <BriefList briefs={briefs} />
      )}
    </Section>
  );
}

const Section = styled.section`
  > p {
    padding-block: var(--s-3);
    border-top: 1px solid var(--rule);
    font: var(--text-excerpt);
  }

  @media (min-width: 30em) and (max-width: 63.99em) {
    ol {
      columns: 2;
      column-gap: var(--gap);
    }
    li {
      break-inside: avoid;
    }
  }
`;
