import { css, styled } from 'styled-components';

const round = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 80px;
  height: 80px;
  border: 0;
  border-radius: var(--round);
  background: var(--accent);
  color: var(--accent-ink);
  cursor: pointer;
  svg {
    width: 30px;
    height: 30px;
    fill: currentColor;
  }
`;

export const PlayButton = styled.button`
  ${round}
`;

export const PlayLink = styled.a`
  ${round}
`;

export const MuteButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  svg {
    width: 24px;
    height: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
`;
