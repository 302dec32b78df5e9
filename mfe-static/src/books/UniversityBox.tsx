import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { styled } from 'styled-components';
import type { BooksData } from './load.ts';

/** A partner's promotion (specification, "Books"). */
export function UniversityBox({ name, applyUrl, learnUrl }: BooksData['university']) {
  return (
    <Box aria-labelledby="university">
      <Label>From our partners</Label>
      <div>
        <h2 id="university">{name}</h2>
        <p>
          Evening courses in philosophy, breathing and rest, for people who work by day. The winter term
          begins in January.
        </p>
      </div>
      <Actions>
        <ButtonLink href={applyUrl} rel="noopener">
          Apply for Admission →
        </ButtonLink>
        <ButtonLink href={learnUrl} rel="noopener" look="quiet">
          Learn More
        </ButtonLink>
      </Actions>
    </Box>
  );
}

const Box = styled.aside`
  display: grid;
  gap: var(--s-1) var(--s-6);
  margin-bottom: var(--s-7);
  padding: var(--s-4);
  border-top: 4px solid var(--accent);
  background: var(--ground-tint);

  h2 {
    font: var(--hed-4);
  }
  div > p {
    max-width: 35rem;
    padding-block: var(--s-1) var(--s-3);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  @media (min-width: 48em) {
    padding: var(--s-4) var(--s-5) var(--s-5);
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    div > p {
      padding-bottom: 0;
    }
  }
`;

const Label = styled.p`
  grid-column: 1 / -1;
  font: var(--text-label);
  color: var(--ink-faint);
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
