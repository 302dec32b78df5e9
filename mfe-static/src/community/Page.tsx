import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { PartnerBox } from '@meadowlark/shared/design/ads/PartnerBox.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { WithRail } from '@meadowlark/shared/design/layout/WithRail.tsx';
import { styled } from 'styled-components';
import { AfterSection, PageSection } from '../parts/PageSection.tsx';
import { RuledList } from '../parts/RuledList.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { SideSection } from '../parts/SideSection.tsx';
import type { InvolvementOption } from './content.ts';
import { EventList } from './EventList.tsx';
import { HighlightCard } from './HighlightCard.tsx';
import type { CommunityData } from './load.ts';

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
    <PageLayout section="community" lastAd={2}>
      <PageHead
        title="Community"
        standfirst="What neighbors have started, and where they meet next. The kettle is on; bring a chair."
      />
      <PageSection title="Highlights" first>
        <Columns layout="four">
          {data.highlights.map((highlight) => (
            <HighlightCard key={highlight.title} {...highlight} />
          ))}
        </Columns>
      </PageSection>
      <AfterSection>
        <WithRail rail={rail}>
          <SideSection title="Upcoming Events">
            <EventList events={data.events} />
          </SideSection>
          <SideSection title="Get Involved">
            <GetInvolved ways={data.getInvolved} />
          </SideSection>
        </WithRail>
      </AfterSection>
    </PageLayout>
  );
}

/** Ways to take part, each with a link. */
function GetInvolved({ ways }: { ways: readonly InvolvementOption[] }) {
  return (
    <Ways>
      {ways.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <TextLink href={link.href}>{link.text}</TextLink>
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled(RuledList)`
  > li > a {
    margin-top: -4px;
    font: var(--text-ui);
    font-weight: 600;
  }
`;

/** For ads in the side column: narrow layouts show fewer (specification, section 4). */
const WideOnly = styled.div`
  @media (max-width: 63.99em) {
    display: none;
  }
`;
