import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Below } from '../parts/Below.tsx';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { SidePart } from '../parts/SidePart.tsx';
import { WideOnly } from '../parts/WideOnly.tsx';
import { EventList } from './EventList.tsx';
import { HighlightCard } from './HighlightCard.tsx';
import type { CommunityData } from './load.ts';
import { WaysIn } from './WaysIn.tsx';

export function Page({ data }: PageProps<CommunityData>) {
  const rail = (
    <>
      {data.partners.map(({ name, url, offer }) => (
        <PartnerBox
          level={2}
          key={name}
          label="From our partners"
          title={name}
          text={offer}
          link={{ href: url, text: `Visit ${name}` }}
        />
      ))}
      <WideOnly>
        <AdSlot size="box" position={1} />
      </WideOnly>
    </>
  );

  return (
    <Sheet section="community" lastAd={2}>
      <PageHead
        title="Community"
        standfirst="What neighbors have started, and where they meet next. The kettle is on; bring a chair."
        split
      />
      <SampleNote>
        The stories and events below are samples, so that you can see the page. Please do not set out for
        them.
      </SampleNote>
      <Part title="Highlights">
        <Columns layout="four">
          {data.highlights.map((highlight) => (
            <HighlightCard key={highlight.title} {...highlight} />
          ))}
        </Columns>
      </Part>
      <Below>
        <WithRail rail={rail}>
          <SidePart title="Upcoming Events">
            <EventList events={data.events} />
          </SidePart>
          <SidePart title="Get Involved">
            <WaysIn ways={data.waysIn} />
          </SidePart>
        </WithRail>
      </Below>
    </Sheet>
  );
}
