import { Bird } from '@meadowlark/shared/design/Bird.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import { ErrorWords } from './ErrorWords.tsx';

/** The router's last error screen: the frame itself failed, so it stands without one (specification, section 8). */
export function RouterError() {
  return (
    <main id="main">
      <Wrap>
        <Name href="/" aria-label={`${SITE.name}, front page`}>
          <Bird />
          {SITE.name}
        </Name>
        <ErrorWords />
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
