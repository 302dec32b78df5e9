import { styled } from 'styled-components';

/** Stories, and from 1600 px on a column of headlines beside them, with a hairline between. */
export const BesideStories = styled.div`
  @media (min-width: 100em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 288px;
    gap: var(--gap);
    background: linear-gradient(var(--rule) 0 0) right calc(288px + var(--gap) / 2) top / 1px 100% no-repeat;

    /* The page's head has the hue. */
    > :nth-child(2) > div::before {
      content: none;
    }
    > :nth-child(2) h2 {
      font: 580 1.375rem/1.273 var(--serif);
      letter-spacing: normal;
    }
  }
`;
