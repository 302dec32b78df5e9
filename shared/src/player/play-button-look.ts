import { css } from 'styled-components';

/** Styles of the play button, and of the link in its place before scripts run. */
export const playButtonLook = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 80px;
  height: 80px;
  padding: 0;
  /* The edge is seen in forced colors. */
  border: 2px solid var(--accent);
  border-radius: var(--round);
  background: var(--accent);
  color: var(--accent-ink);
  cursor: pointer;

  svg {
    width: 30px;
    height: 30px;
    fill: currentColor;
  }
  &[data-size='44'] {
    width: var(--tap);
    height: var(--tap);
  }
  &[data-size='44'] svg {
    width: 18px;
    height: 18px;
  }
`;
