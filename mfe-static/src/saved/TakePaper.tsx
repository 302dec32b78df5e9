import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { styled } from 'styled-components';

/**
 * Takes the paper along, and removes it. The shell runs it (`show-saved.ts`): `data-paper` says what this device has. Space
 * for the messages is reserved from the start. Not `type="button"`: a click on one waits for React.
 */
export function TakePaper() {
  return (
    <Box data-paper="">
      <noscript>
        <p>Taking the paper with you needs scripts, which are off here.</p>
      </noscript>
      <Button type="submit" data-paper-take="">
        <span>Take the paper with you</span>
        <span>Bring it up to date</span>
      </Button>
      <p role="status" data-paper-status="" />
      <Undo>
        <small>You can remove it here at any time.</small>
        <Button type="submit" look="quiet" data-paper-remove="">
          Remove it from this device
        </Button>
      </Undo>
    </Box>
  );
}

/** The button that removes the paper, and in the same place the note that it can be removed. */
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
  /* On a phone the list is below: space is reserved for both buttons and three lines between them. */
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
