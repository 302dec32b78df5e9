import { useFocusBack } from '@meadowlark/shared/design/use-focus-back.ts';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { DonationCard } from './DonationCard.tsx';
import { useDonation } from './use-donation.ts';

/**
 * Asks once per session for the charity partner (specification, section 4). It does not stop the reader: the page
 * stays usable, the focus stays where it is, and a screen reader hears one sentence.
 */
export function Donation() {
  const { open, close } = useDonation();
  const { area, giveBack } = useFocusBack<HTMLDivElement>();
  const closeByHand = () => {
    giveBack();
    close();
  };

  useEffect(() => {
    if (!open) return;
    // On the window, so that whatever opened later on the page may take the key first.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeByHand();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <Corner data-open={open || undefined} {...area}>
      <VisuallyHidden role="status">
        {open && `${SITE.charity.name}: a word from our charity partner stands at the end of the page.`}
      </VisuallyHidden>
      {open && <DonationCard onClose={closeByHand} onDonate={close} />}
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
