import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { styled } from 'styled-components';

/**
 * Takes the paper along, and removes it. The shell runs it (`show-saved.ts`): `data-paper` says what this device has, and
 * what it says has its room from the start.
 */
export function TakePaper() {
  return (
    <Box data-paper="">
      <noscript>
        <p>Taking the paper with you needs scripts, which are off here.</p>
      </noscript>
      <Button data-paper-take="">
        <span>Take the paper with you</span>
        <span>Bring it up to date</span>
      </Button>
      <p role="status" data-paper-status="" />
      <Button look="quiet" data-paper-remove="">
        Remove it from this device
      </Button>
    </Box>
  );
}

const Box = styled.div`
  max-width: var(--measure);
  margin-top: var(--s-5);
  padding: var(--s-5);
  border-top: 2px solid var(--rule-firm);
  background: var(--ground-tint);
  font: var(--text-excerpt);

  > [role] {
    min-height: 6em;
    padding-block: var(--s-4);
  }
  &:not([data-paper='kept'], [data-paper='none']) button,
  &[data-paper='none'] [data-paper-remove] {
    visibility: hidden;
  }
  &[data-busy] button {
    opacity: 0.5;
  }
  &[data-paper='kept'] span:first-child,
  &:not([data-paper='kept']) span:last-child:not(:only-child) {
    display: none;
  }
  /* The list is beside it. */
  @media (min-width: 48em) {
    > [role] {
      min-height: 0;
      padding-bottom: 0;
    }
    &[data-paper='kept'] > [role] {
      padding-bottom: var(--s-4);
    }
    &:not([data-paper='kept']) [data-paper-remove] {
      display: none;
    }
  }
  @media (scripting: none) {
    > [role],
    button {
      display: none;
    }
  }
`;
