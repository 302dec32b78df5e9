import { styled } from 'styled-components';

/** A key that is only a drawing, with room for a finger. Its words are its label. */
export const SmallKey = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  padding: 0;
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
