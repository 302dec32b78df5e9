import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';

/** The router's own error screen: shown when the shell itself fails (specification, section 8). */
export function RouterError() {
  return (
    <main id="main">
      <Words>
        <h1>Unexpected Application Error!</h1>
        <p>This page could not be shown. Loading it again often helps.</p>
        <ButtonLink href="">Try Again</ButtonLink>
      </Words>
    </main>
  );
}

const Words = styled(Wrap)`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  padding-block: var(--s-8);

  h1 {
    font: var(--hed-1);
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
