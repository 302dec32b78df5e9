import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { Callout } from '../parts/Callout.tsx';

/** For the hundred and first question. */
export function StillQuestions({ email }: { email: string }) {
  return (
    <Callout
      title="Still Have Questions?"
      text="A person reads every letter, as a rule within two working days."
    >
      <ButtonLink href="/contact">Contact Us</ButtonLink>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </Callout>
  );
}
