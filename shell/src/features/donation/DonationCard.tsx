import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { CloseButton } from '@meadowlark/shared/design/controls/CloseButton.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { CHARITY } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

/** A non-modal dialog, hidden until `askForDonation` shows it. */
export function DonationCard() {
  return (
    <Card role="dialog" aria-labelledby="donation-title" aria-describedby="donation-text" hidden>
      <h2 id="donation-title">{CHARITY.name}</h2>
      <p id="donation-text">{CHARITY.text}</p>
      <Acts>
        <ButtonLink href={CHARITY.url} look="gold" target="_blank" rel="noopener noreferrer">
          Donate
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        <Button look="quiet">Maybe Later</Button>
      </Acts>
      <Cross>
        <CloseButton label="Close" />
      </Cross>
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  padding: var(--s-5) min(var(--gutter), var(--s-5));
  border-top: 6px solid var(--accent);
  background: var(--ground-raised);
  color: var(--ink);
  box-shadow: var(--lift);

  h2 {
    font: var(--hed-3);
    letter-spacing: var(--tight);
    padding-right: var(--s-7);
  }

  > p {
    padding-block: var(--s-2) var(--s-5);
    font: var(--text-excerpt);
    color: var(--ink-soft);
    max-width: 30rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

const Cross = styled.div`
  position: absolute;
  top: var(--s-2);
  right: var(--s-2);
`;
