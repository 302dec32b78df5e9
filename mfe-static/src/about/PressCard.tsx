import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { phoneHref } from '../parts/phone-href.ts';
import { RailCard } from '../parts/RailCard.tsx';
import type { AboutData } from './load.ts';

/** Press information, and the kit: plain text for now, which the card says. */
export function PressCard({ press, pressKit }: Pick<AboutData, 'press' | 'pressKit'>) {
  return (
    <RailCard title="Press Information">
      <p>For colleagues who write about the paper, or who would like to quote it.</p>
      <p>
        <TextLink href={`mailto:${press.email}`}>{press.email}</TextLink>
      </p>
      <p>
        <TextLink href={phoneHref(press.phone)}>{press.phone}</TextLink>
      </p>
      <p>
        <TextLink href={pressKit} download="press-kit.txt">
          Download Press Kit
        </TextLink>
      </p>
      <p>A text file for now, with the facts and how to write the name.</p>
    </RailCard>
  );
}
