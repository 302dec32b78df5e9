import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { phoneHref } from '@meadowlark/shared/text/phone-href.ts';
import { RunningText } from '../parts/RunningText.tsx';
import { RailCard } from '../parts/RailCard.tsx';
import { RuledList } from '../parts/RuledList.tsx';
import { MailLink } from '../parts/MailLink.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { SideSection } from '../parts/SideSection.tsx';
import type { AboutData } from './load.ts';
import { styled } from 'styled-components';
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
    <PageLayout lastAd={2}>
      <PageHead
        title="About Us"
        standfirst={`A free local paper for Omaha and the country around it. ${data.network}.`}
      />
      <WithRail rail={rail}>
        <SideSection title="Our Mission" first>
          <RunningText data-opening>
            {data.mission.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </RunningText>
        </SideSection>
        <SideSection title="Our Team" id="team">
          <TeamNote>
            A sample of a newsroom: it names desks, not people, and the initials are those of the desk.
          </TeamNote>
          <Team title="Editorial staff" members={data.editorialStaff} />
          <Team title="Reporting team" members={data.reportingTeam} />
        </SideSection>
        <SideSection title="Our Values" id="values">
          <RuledList>
            {data.values.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </RuledList>
        </SideSection>
        <SideSection title="The Sample Edition" id="sample">
          <RunningText>
            {data.sampleEdition.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </RunningText>
        </SideSection>
      </WithRail>
    </PageLayout>
  );
}

function JoinCard() {
  return (
    <RailCard title="Work Here" first>
      <p>We look for people who ask one question more than they planned to. Tell us which desk, and why.</p>
      <p>
        <ButtonLink href="/contact">Join Our Team</ButtonLink>
      </p>
    </RailCard>
  );
}

/** Press contact and the press kit, which is plain text for now. */
function PressCard({ press, pressKit }: Pick<AboutData, 'press' | 'pressKit'>) {
  return (
    <RailCard title="Press Information">
      <p>For colleagues who write about the paper, or who would like to quote it.</p>
      <p>
        <MailLink address={press.email} />
      </p>
      <p>
        <TextLink href={phoneHref(press.phone)}>{press.phone}</TextLink>
      </p>
      <p>
        <TextLink href={pressKit} download="press-kit.txt">
          Download Press Kit
        </TextLink>
      </p>
      <p>A text file for now, with the facts and how to write the name.</p>
    </RailCard>
  );
}

const TeamNote = styled.p`
  max-width: var(--measure);
  padding-bottom: var(--s-4);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;
