import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';

/**
 * The page of a section. Pictures from the archives are printed in two inks: multiplied with the paper, then no darker
 * than the night blue.
 */
export const SectionGround = styled(Wrap)`
  &[data-section='archives'] [data-picture] {
    isolation: isolate;
    background: var(--ink-night);

    /* The bird of the plate would show through. */
    &::before {
      content: none;
    }

    > img {
      filter: grayscale(1) brightness(var(--picture-light));
      mix-blend-mode: multiply;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: light-dark(var(--ground-night), #142031);
      mix-blend-mode: lighten;
    }
  }
`;
