import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Reading } from '../parts/Reading.tsx';
import { Remark } from '../parts/Remark.tsx';
import { Ruled } from '../parts/Ruled.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { SidePart } from '../parts/SidePart.tsx';
import { JoinCard } from './JoinCard.tsx';
import type { AboutData } from './load.ts';
import { PressCard } from './PressCard.tsx';
import { Team } from './Team.tsx';

export function Page({ data }: PageProps<AboutData>) {
  const rail = (
    <>
      <JoinCard />
      <PressCard press={data.press} pressKit={data.pressKit} />
      <AdSlot size="tall" position={1} />
    </>
  );

  return (
    <Sheet lastAd={2}>
      <PageHead
        title="About Us"
        standfirst={`A free local paper for Omaha and the country around it. ${data.network}.`}
        split
      />
      <WithRail rail={rail}>
        <SidePart title="Our Mission" first>
          <Reading data-opening>
            {data.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Reading>
        </SidePart>
        <SidePart title="Our Team" id="team">
          <Remark>
            A sample of a newsroom: it names desks, not people, and the initials are those of the desk.
          </Remark>
          <Team title="Editorial staff" members={data.editorialStaff} />
          <Team title="Reporting team" members={data.reportingTeam} />
        </SidePart>
        <SidePart title="Our Values" id="values">
          <Ruled>
            {data.values.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Ruled>
        </SidePart>
        <SidePart title="The Sample Edition" id="sample">
          <Reading>
            {data.sampleEdition.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Reading>
        </SidePart>
      </WithRail>
    </Sheet>
  );
}
