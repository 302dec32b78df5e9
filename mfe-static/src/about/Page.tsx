import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Part } from '../parts/Part.tsx';
import { Reading } from '../parts/Reading.tsx';
import { Ruled } from '../parts/Ruled.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { AboutData } from './load.ts';
import { PressCard } from './PressCard.tsx';
import { Team } from './Team.tsx';

export function Page({ data }: PageProps<AboutData>) {
  const rail = (
    <>
      <PartnerBox
        level={2}
        label="Work here"
        title="Join Our Team"
        text="We look for people who ask one question more than they planned to. Tell us which desk, and why."
        link={{ href: '/contact', text: 'Write to us' }}
      />
      <PressCard press={data.press} pressKit={data.pressKit} />
    </>
  );

  return (
    <Sheet>
      <PageHead title="About Us" standfirst={`${data.network}, and up early for this one.`} />
      <WithRail rail={rail}>
        <Part title="Our Mission">
          <Reading>
            <p>
              {data.name} is there so that people in and around Omaha know what is being decided for them, by
              whom, and what they can still do about it. It gathers the news of the city, the river and the
              plains, and sets it down plainly.
            </p>
            <p>
              It is free, asks for no account and follows nobody around. Advertising and partners pay for it,
              and both are marked wherever they stand. News from outside feeds keeps the name of whoever wrote
              it.
            </p>
          </Reading>
        </Part>
        <Part title="Our Team">
          <SampleNote>
            This list shows how a newsroom of eight would stand here. It names desks, not people.
          </SampleNote>
          <Team title="Editorial staff" members={data.editorialStaff} />
          <Team title="Reporting team" members={data.reportingTeam} />
        </Part>
        <Part title="Our Values">
          <Ruled>
            {data.values.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Ruled>
        </Part>
      </WithRail>
    </Sheet>
  );
}
