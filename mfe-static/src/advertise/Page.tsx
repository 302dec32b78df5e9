import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Callout } from '../parts/Callout.tsx';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Figures } from './Figures.tsx';
import type { AdvertiseData } from './load.ts';
import { Options } from './Options.tsx';
import { SideCards } from './SideCards.tsx';

export function Page({ data: { audience, options, ...side } }: PageProps<AdvertiseData>) {
  return (
    <Sheet>
      <PageHead
        title="Advertise with Us"
        standfirst="Reach the people who will walk past your door this week."
      />
      <SampleNote>The figures and the voices of advertisers belong to the sample.</SampleNote>
      <WithRail rail={<SideCards {...side} />}>
        <Part title="Our Audience">
          <Figures figures={audience} />
        </Part>
        <Part title="Advertising Options">
          <Options options={options} />
        </Part>
        <Callout
          title="Custom Solutions"
          text="A season, a neighborhood, a single morning: say what you want to reach, and we tell you honestly whether we can."
        >
          <ButtonLink href="/contact">Get in Touch</ButtonLink>
        </Callout>
      </WithRail>
    </Sheet>
  );
}
