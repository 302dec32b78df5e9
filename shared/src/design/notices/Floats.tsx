import { styled } from 'styled-components';

/**
 * Floating elements at the lower edge: notifications at the left, the pop-up at the right, stacked on narrow screens.
 * Above the player, whose height is in `--player-room`. The box covers the window, so that it never moves, and lets
 * clicks outside its children through to the page.
 */
export const Floats = styled.div`
  position: fixed;
  inset: 0 0 calc(var(--player-room) + env(safe-area-inset-bottom, 0px));
  z-index: 8;
  display: flex;
  flex-wrap: wrap;
  align-content: end;
  align-items: end;
  justify-content: space-between;
  pointer-events: none;

  > * > * {
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`;
