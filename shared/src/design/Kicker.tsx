import { styled } from 'styled-components';

/** The word above a headline, in the section's hue: where the story belongs, or what it is. */
export const Kicker = styled.p`
  font: var(--text-kicker);
  color: var(--section);

  a {
    padding-block: 12px;
  }
  a:hover {
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
`;
