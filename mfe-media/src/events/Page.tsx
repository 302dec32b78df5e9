import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import type { EventsData } from './events-data.ts';

export function Page({ data }: PageProps<EventsData>) {
  const { calendar } = data;
  return (
    <Wrap data-section="events">
      <PageHead
        title="Local Events"
        standfirst="Suppers, concerts, walks and meetings, in town and around it."
      />
      <Room>
        <p>
          The {calendar.name} is kept by an outside service, which may set cookies. It is not loaded here:
          nothing is asked of that service until you follow the link.
        </p>
        <ButtonLink href={calendar.href} target="_blank" rel="noopener noreferrer">
          Open the calendar
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      </Room>
      <AdSlot size="banner" position={1} />
    </Wrap>
  );
}

/** The ground on which the calendar stands. */
const Room = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--s-4);
  min-height: 420px;
  padding: var(--s-5);
  background: var(--ground-tint);
  p {
    max-width: 35rem;
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
