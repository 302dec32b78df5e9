import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { phoneHref } from '@meadowlark/shared/text/phone-href.ts';
import { MailLink } from '../parts/MailLink.tsx';
import { RailCard } from '../parts/RailCard.tsx';
import type { AdvertiseData } from './load.ts';

const Quote = styled.figure`
  & + & {
    border-top: 1px solid var(--rule);
    margin-top: var(--s-4);
    padding-top: var(--s-4);

    @media (min-width: 48em) and (max-width: 63.99em) {
      border-top: 0;
      margin-top: 0;
      padding-top: 0;
    }
  }

  figcaption {
    padding-top: var(--s-2);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

/** A separate row below the main column, with the quotes side by side. */
const Quotes = styled.div`
  grid-column: 1 / -1;

  @media (min-width: 48em) and (max-width: 63.99em) {
    > section {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 var(--s-5);
    }
    h2 {
      grid-column: 1 / -1;
    }
  }
`;

type SideCardsProps = Pick<AdvertiseData, 'email' | 'phone' | 'mediaKit' | 'testimonials'>;

/** The side column: contact, media kit and testimonials. */
export function SideCards({ email, phone, mediaKit, testimonials }: SideCardsProps) {
  return (
    <>
      <RailCard title="Contact">
        <p>
          <MailLink address={email} />
        </p>
        <p>
          <TextLink href={phoneHref(phone)}>{phone}</TextLink>
        </p>
      </RailCard>
      <RailCard title="Media Kit">
        <p>The figures and sizes of this page as a text file. A designed one is not there yet.</p>
        <p>
          <TextLink href={mediaKit} download="media-kit.txt">
            Download Media Kit
          </TextLink>
        </p>
      </RailCard>
      <Quotes>
        <RailCard title="What Advertisers Say">
          {testimonials.map(({ quote, who }) => (
            <Quote key={who}>
              <blockquote>“{quote}”</blockquote>
              <figcaption>{who}</figcaption>
            </Quote>
          ))}
        </RailCard>
      </Quotes>
    </>
  );
}
