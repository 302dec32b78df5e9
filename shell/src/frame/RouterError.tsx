import { Bird } from '@meadowlark/shared/design/pictures/Bird.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The error screen without a frame, if the frame itself fails (specification, section 8). */
export function RouterError() {
  return (
    <main id="main">
      <Wrap>
        <Name href="/" aria-label={`${SITE.name}, front page`}>
          <Bird />
          {SITE.name}
        </Name>
        <ErrorMessage />
      </Wrap>
    </main>
  );
}

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--tap);
  margin-top: var(--s-4);
  font: var(--hed-4);

  svg {
    width: 40px;
    height: 40px;
  }
`;
