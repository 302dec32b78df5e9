import { Button } from '@meadowlark/shared/design/Button.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { CloseButton } from '@meadowlark/shared/design/CloseButton.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  onClose: () => void;
  /** The charity's page opens in a tab of its own, by the link itself; the pop-up has done its work. */
  onDonate: () => void;
}

/** A dialog that is not modal: nothing behind it is locked. */
export function DonationCard({ onClose, onDonate }: Props) {
  const title = useId();
  const text = useId();
  return (
    <Card role="dialog" aria-labelledby={title} aria-describedby={text}>
      <h2 id={title}>{SITE.charity.name}</h2>
      <p id={text}>{SITE.charity.text}</p>
      <Acts>
        <ButtonLink
          href={SITE.charity.url}
          look="gold"
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDonate}
          onAuxClick={onDonate}
        >
          Donate
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        <Button look="quiet" onClick={onClose}>
          Maybe Later
        </Button>
      </Acts>
      <Cross>
        <CloseButton label="Close" onClick={onClose} />
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
    text-wrap: pretty;
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
