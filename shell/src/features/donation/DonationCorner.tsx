import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { DonationCard } from './DonationCard.tsx';

/**
 * The corner of the window with the donation card. The server renders it hidden into every page and a small script shows
 * it later, so the page can keep sleeping.
 */
export function DonationCorner() {
  return (
    <Corner data-donation="">
      {/* Screen readers announce changes only in a live region that exists already. */}
      <VisuallyHidden role="status" />
      <DonationCard />
    </Corner>
  );
}

/**
 * While it is open, the scroll padding keeps focused elements visible above it, and the footer has room below for its last
 * links to scroll there.
 */
const Corner = styled.div`
  position: relative;
  width: min(100%, 440px);
  margin-left: auto;

  html:has(&[data-open]) {
    scroll-padding-bottom: calc(19rem + var(--player-room));
  }
  html:has(&[data-open]) [data-frame='footer'] > footer {
    padding-bottom: 19rem;
  }

  @media (min-width: 48em) {
    margin: 0 var(--gutter) var(--s-4) auto;
  }

  @media (max-width: 47.99em) {
    width: 100%;
  }

  /* At low heights, as at 400% zoom, the full card would cover the page and extend above the window. */
  @media (max-height: 20em) {
    max-height: 50vh;
    overflow: auto;

    html:has(&[data-open]) {
      scroll-padding-bottom: calc(50vh + var(--player-room));
    }
  }
`;
