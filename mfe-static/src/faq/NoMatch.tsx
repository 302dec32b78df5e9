import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

/** The label is the specification's, in small letters; on the button it begins with a capital like every other. */
const Label = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Nothing was found. The way out is a link, so that it also works without scripts. */
export function NoMatch({ query, onClear }: { query: string; onClear: (event: MouseEvent) => void }) {
  return (
    <Blank title={`No FAQs found matching "${query}"`} text="Try one word, or a shorter one." level={2}>
      <ButtonLink href="/faq" look="quiet" onClick={onClear}>
        <Label>view all questions</Label>
      </ButtonLink>
    </Blank>
  );
}
