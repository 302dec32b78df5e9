import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Embed } from '@meadowlark/shared/design/embeds/Embed.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import { embedLinkText } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { AboutTheCalendar } from './AboutTheCalendar.tsx';
import type { EventsData } from './load.ts';
import concert from './pictures/concert.svg';
import fair from './pictures/fair.svg';
import theater from './pictures/theater.svg';

/** Pixels: about ten entries. The wall scrolls beyond that. */
const WALL_HEIGHT = 900;

export function Page({ data: { wall } }: PageProps<EventsData>) {
  return (
    <Wrap data-section="events" data-sample={wall.site === null ? '' : undefined}>
      <PageHead title="Local Events" standfirst="Suppers, concerts, walks and meetings near Omaha." />
      <Embed
        frame={{ src: wall.frame, title: wall.name }}
        size={{ height: WALL_HEIGHT, until: <Pictures /> }}
        action="Show the calendar"
        link={{ href: wall.page, text: embedLinkText('Open the calendar', wall) }}
      >
        {wall.site === null
          ? `The ${wall.name} of this sample edition comes from the paper itself, only when you press the button.`
          : `The ${wall.name} is kept by an outside service, which may set cookies. We contact it only when you press the button.`}
      </Embed>
      <AdSlot size="banner" position={1} page="/events" />
      <AboutTheCalendar />
      <AdSlot size="banner" position={2} wideOnly page="/events" />
    </Wrap>
  );
}

/** Shown in place of the calendar until the reader loads it. */
function Pictures() {
  return (
    <Strip>
      <Picture picture={{ src: fair, alt: '' }} ratio="card" eager />
      <Picture picture={{ src: concert, alt: '' }} ratio="card" eager />
      <Picture picture={{ src: theater, alt: '' }} ratio="card" eager />
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  gap: 2px;

  @media (max-width: 29.99em) {
    > :nth-child(n + 2) {
      display: none;
    }
  }
  @media (min-width: 30em) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
