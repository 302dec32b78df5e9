import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Embed } from '@meadowlark/shared/design/Embed.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { SampleAddress } from '../embeds/SampleAddress.tsx';
import { AboutTheCalendar } from './AboutTheCalendar.tsx';
import type { EventsData } from './events-data.ts';
import { Pictures } from './Pictures.tsx';

/** Enough for some ten entries of a wall; it scrolls inside beyond that. */
const WALL_HEIGHT = 900;

export function Page({ data: { wall } }: PageProps<EventsData>) {
  return (
    <Wrap data-section="events">
      <PageHead title="Local Events" standfirst="Suppers, concerts, walks and meetings near Omaha." split />
      <Embed
        frame={{ src: wall.frame, title: wall.name }}
        room={{ height: WALL_HEIGHT, until: <Pictures /> }}
        action="Show the calendar"
        link={{ href: wall.page, text: `Open the calendar at ${wall.site}` }}
      >
        The {wall.name} is kept by an outside service, which may set cookies. It is asked only when you press
        the button.
        <SampleAddress part={wall} />
      </Embed>
      <AdSlot size="banner" position={1} />
      <AboutTheCalendar />
      <AdSlot size="banner" position={2} />
    </Wrap>
  );
}
