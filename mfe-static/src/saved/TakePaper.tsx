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
      <Undo>
        <small>You can remove it here at any time.</small>
        <Button look="quiet" data-paper-remove="">
          Remove it from this device
        </Button>
      </Undo>
    </Box>
  );
}

/** In one place: what can be removed, and the word that it can. */
const Undo = styled.div`
  display: grid;
  justify-items: start;

  > * {
    grid-area: 1 / 1;
  }
  small {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  [data-paper]:not([data-paper='none']) > & > small {
    visibility: hidden;
  }
`;

const Box = styled.div`
  max-width: var(--measure);
  /* On a phone the list stands below: both buttons and three lines between them have their room. */
  min-height: calc(6em + 9rem);
  margin-top: var(--s-5);
  padding: var(--s-5);
  border-top: 2px solid var(--rule-firm);
  background: var(--ground-tint);
  font: var(--text-excerpt);

  /* The first line comes later. */
  > [role] {
    min-height: calc(1.412em + 2 * var(--s-4));
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
  &[data-paper='cannot'] {
    min-height: 0;

    > :not([role]) {
      display: none;
    }
  }
  @media (min-width: 48em) {
    min-height: 0;
  }
  @media (scripting: none) {
    min-height: 0;

    > :not(noscript) {
      display: none;
    }
  }
`;
