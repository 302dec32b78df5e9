import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { RailCard } from '../parts/RailCard.tsx';

/** For people who would like to work here. */
export function JoinCard() {
  return (
    <RailCard title="Work Here" first>
      <p>We look for people who ask one question more than they planned to. Tell us which desk, and why.</p>
      <p>
        <ButtonLink href="/contact">Join Our Team</ButtonLink>
      </p>
    </RailCard>
  );
}
