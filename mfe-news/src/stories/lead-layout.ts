import { styled } from 'styled-components';

/** Layout of the lead stories, or of their placeholders. */
export const LeadLayout = styled.div`
  @media (min-width: 48em) {
    &[data-across] [data-columns] > [data-rank='lead'] {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      grid-template-rows: auto auto 1fr;
      column-gap: var(--gap);
    }
    &[data-across] [data-rank='lead'] > * {
      grid-column: 2;
    }
    &[data-across] [data-rank='lead'] > [data-picture] {
      grid-area: 1 / 1 / span 4;
      margin-bottom: 0;
    }

    /* The picture beside a lead is as tall as the lead's, so that the headlines align and little space is left below
       the shorter text. It is one column wide; the lead is two columns and a gap wide, at 5:2. */
    &:not([data-across]) [data-columns='section'] > [data-rank='lead'] + * > [data-picture] {
      position: relative;
      box-sizing: content-box;
      aspect-ratio: 5 / 4;
      padding-bottom: calc(var(--gap) / 2.5);

      > img {
        position: absolute;
        inset: 0;
      }
    }
  }
  @media (min-width: 64em) {
    /* Half the width of the lead, which is 5:3. */
    [data-columns='local'] > [data-rank='lead'] ~ * > [data-picture] {
      aspect-ratio: 5 / 6;
    }
  }
`;
