import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Below } from '../parts/Below.tsx';
import { Callout } from '../parts/Callout.tsx';
import { Part } from '../parts/Part.tsx';
import { Reading } from '../parts/Reading.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { SidePart } from '../parts/SidePart.tsx';
import { Figures } from './Figures.tsx';
import type { AdvertiseData } from './load.ts';
import { Options } from './Options.tsx';
import { SideCards } from './SideCards.tsx';
import { SizeDrawings } from './SizeDrawings.tsx';

export function Page({ data: { audience, sizes, options, ...side } }: PageProps<AdvertiseData>) {
  return (
    <Sheet>
      <PageHead
        title="Advertise with Us"
        standfirst="Reach the people who will walk past your door this week, and be seen in quiet company."
        split
      />
      <SampleNote>The figures and the voices of advertisers belong to the sample.</SampleNote>
      <Part title="Our Audience">
        <Figures figures={audience} />
      </Part>
      <Below>
        <WithRail rail={<SideCards {...side} />}>
          <SidePart title="Display Advertising">
            <Reading>
              <p>
                Every ad stands on a ground of its own under the word Advertisement, beside the news and never
                inside a story. Its room is kept from the start, so nothing jumps when it arrives. Narrow
                screens show fewer.
              </p>
            </Reading>
            <SizeDrawings sizes={sizes} />
          </SidePart>
          <SidePart title="More Ad Options">
            <Options options={options} />
          </SidePart>
          <Callout
            title="Custom Solutions"
            text="A season, a neighborhood, a single morning: say what you want to reach, and we tell you honestly whether we can."
          >
            <ButtonLink href="/contact">Get in Touch</ButtonLink>
          </Callout>
        </WithRail>
      </Below>
    </Sheet>
  );
}
