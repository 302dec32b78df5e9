import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { Callout } from '../parts/Callout.tsx';
import { AfterSection, PageSection } from '../parts/PageSection.tsx';
import { RunningText } from '../parts/RunningText.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { SideSection } from '../parts/SideSection.tsx';
import { Figures } from './Figures.tsx';
import type { AdvertiseData } from './load.ts';
import { Options } from './Options.tsx';
import { SideCards } from './SideCards.tsx';
import { SizeDrawings } from './SizeDrawings.tsx';

export function Page({ data: { audience, sizes, options, ...side } }: PageProps<AdvertiseData>) {
  return (
    <PageLayout>
      <PageHead
        title="Advertise with Us"
        standfirst="Reach the people who will walk past your door this week, and be seen in quiet company."
      />
      <PageSection title="Our Audience" first>
        <Figures figures={audience} />
      </PageSection>
      <AfterSection>
        <WithRail rail={<SideCards {...side} />}>
          <SideSection title="Display Advertising">
            <RunningText>
              <p>
                Every ad stands on a ground of its own under the word Advertisement, beside the news and never
                inside a story. Its room is kept from the start, so nothing jumps when it arrives. Narrow
                screens show fewer.
              </p>
            </RunningText>
            <SizeDrawings sizes={sizes} />
          </SideSection>
          <SideSection title="More Ad Options">
            <Options options={options} />
          </SideSection>
          <Callout
            title="Custom Solutions"
            text="A season, a neighborhood, a single morning: say what you want to reach, and we tell you honestly whether we can."
          >
            <ButtonLink href="/contact">Get in Touch</ButtonLink>
          </Callout>
        </WithRail>
      </AfterSection>
    </PageLayout>
  );
}
