import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Callout } from '../parts/Callout.tsx';
import type { BooksData } from './load.ts';

/** A partner's word: where to study what the books are about. */
export function UniversityBox({ name, applyUrl, learnUrl }: BooksData['university']) {
  return (
    <Callout
      title={name}
      text="From our partners: evening courses in philosophy, breathing and rest, for people who work by day."
    >
      <ButtonLink href={applyUrl} rel="noopener">
        Apply for Admission →
      </ButtonLink>
      <ButtonLink href={learnUrl} rel="noopener" look="quiet">
        Learn More
      </ButtonLink>
    </Callout>
  );
}
