import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { DonationCard } from './DonationCard.tsx';

/**
 * The corner of the window in which the pop-up appears. The server writes it into every page, hidden, and a small script
 * shows it when its time has come: React is not needed for it, and the page sleeps on.
 */
export function DonationCorner() {
  return (
    <Corner data-donation="">
      {/* Screen readers only announce what changes in a region that they know already. */}
      <VisuallyHidden role="status" />
      <DonationCard />
    </Corner>
  );
}

/** While it is open, what the keyboard reaches is scrolled clear of it. */
const Corner = styled.div`
  position: relative;
  width: min(100%, 440px);
  margin-left: auto;

  html:has(&[data-open]) {
    scroll-padding-bottom: 300px;
  }

  @media (min-width: 768px) {
    margin: 0 var(--gutter) var(--s-4) auto;
  }

  @media (max-width: 767.98px) {
    width: 100%;
  }
`;
