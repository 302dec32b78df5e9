import { createGlobalStyle } from 'styled-components';

/**
 * While the bar is there, what the keyboard moves to stops above it, and other things at the window's foot can keep
 * clear of it by `--player-room`.
 */
export const RoomAtFoot = createGlobalStyle`
  :root {
    --player-room: 68px;
    scroll-padding-bottom: calc(var(--player-room) + var(--s-3));
  }
`;
