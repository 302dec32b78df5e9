import { styled } from 'styled-components';

/**
 * What floats at the lower edge: notifications at the left, the pop-up at the right; above each other where both do not
 * fit beside. It stands above the player, which says in `--player-room` how high it is. The box itself is the window, so
 * it never moves, whatever comes into it, and lets every click beside its things through to the page.
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
