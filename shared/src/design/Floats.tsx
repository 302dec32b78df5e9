import { styled } from 'styled-components';

/**
 * What floats at the lower edge: notifications at the left, the pop-up at the right; above each other where both do not
 * fit beside. It stands above the player, which says in `--player-room` how high it is. Clicks beside them reach the page.
 */
export const Floats = styled.div`
  position: fixed;
  inset: auto 0 calc(var(--player-room, 0px) + env(safe-area-inset-bottom, 0px));
  z-index: 8;
  display: flex;
  flex-wrap: wrap;
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
