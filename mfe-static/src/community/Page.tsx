import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PartnerBox } from '@meadowlark/shared/design/PartnerBox.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/WithRail.tsx';
import { Card } from '../parts/Card.tsx';
import { Part } from '../parts/Part.tsx';
import { Ruled } from '../parts/Ruled.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { EventList } from './EventList.tsx';
import type { CommunityData } from './load.ts';

export function Page({ data }: PageProps<CommunityData>) {
  const rail = data.partners.map(({ name, url }) => (
    <PartnerBox
      level={2}
      key={name}
      label="From our partners"
      title={name}
      text="Works with neighbors in this town, and with this paper."
      link={{ href: url, text: `Visit ${name}` }}
    />
  ));

  return (
    <Sheet section="community">
      <PageHead title="Community" standfirst="What neighbors have started, and where they meet next." />
      <SampleNote>
        The stories and events below are samples, so that you can see the page. Please do not set out for
        them.
      </SampleNote>
      <WithRail rail={rail}>
        <Part title="Highlights">
          <Columns layout="two">
            {data.highlights.map(({ title, text }) => (
              <Card key={title} title={title} text={text} />
            ))}
          </Columns>
        </Part>
        <Part title="Upcoming Events">
          <EventList events={data.events} />
        </Part>
        <Part title="Get Involved">
          <Ruled>
            {data.waysIn.map(({ title, text, link }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <TextLink href={link.href}>{link.text}</TextLink>
              </li>
            ))}
          </Ruled>
        </Part>
      </WithRail>
    </Sheet>
  );
}
