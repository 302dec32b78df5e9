import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import { dayOf, dayText } from '../parts/day-address.ts';
import { PaperPage } from '../parts/PaperPage.ts';
import { StoryList } from '../parts/StoryList.tsx';
import { DayLinks } from './DayLinks.tsx';
import type { DayData } from './load.ts';

/** The paper of one day, by section. */
export function Page({ data }: PageProps<DayData>) {
  const { title, state, sample, previous, next, sections } = data;
  return (
    <PaperPage data-sample={sample ? '' : undefined}>
      <PageHead
        title={unbroken(title)}
        standfirst={state === 'shown' ? 'What the paper showed that day.' : undefined}
      />
      {state === 'failed' && (
        <Unavailable title="The archive is unavailable" text="Please try again in a moment." />
      )}
      {(state === 'nothing' || state === 'unknown') && (
        <EmptyState
          title="Nothing is kept of this day"
          text="The archive has the last 90 days on which somebody read the paper."
          withBird
        >
          <ButtonLink href="/archive" look="quiet">
            All days
          </ButtonLink>
        </EmptyState>
      )}
      {state === 'shown' && <DayLinks previous={previous} next={next} />}
      {sections.map((section) => (
        <Section key={section.key} data-section={section.key}>
          <SectionHead
            title={section.title}
            more={{ href: `/${section.key}`, children: 'Today', 'aria-label': `Today: ${section.title}` }}
          />
          <Stories>
            {section.stories.map(({ href, title: headline, excerpt, time }) => (
              <li key={href}>
                <h3>
                  <a href={href}>{headline}</a>
                </h3>
                {excerpt !== '' && <p>{excerpt}</p>}
                {time && (
                  <p data-meta="">
                    <DateText {...time} />
                  </p>
                )}
              </li>
            ))}
          </Stories>
        </Section>
      ))}
      <AdSlot size="banner" position={1} />
    </PaperPage>
  );
}

export function Pending({ params }: PendingProps) {
  const day = dayOf(params);
  return (
    <PaperPage>
      <PageHead title={day === null ? 'Archive by Day' : unbroken(dayText(day))} />
      <FullHeight>
        <StatusLine tone="loading">Loading the paper of that day...</StatusLine>
      </FullHeight>
    </PaperPage>
  );
}

/** A title with month and day in one line. */
function unbroken(title: string): string {
  return title.replace(/ (?=\d+,)/, '\u00A0');
}

/** Two columns if they fit. */
const Stories = styled(StoryList)`
  @media (min-width: 64em) {
    max-width: none;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * var(--gap));
    align-items: start;

    > li:nth-child(2) {
      border-top: 0;
      padding-top: 0;
    }
  }
`;

const Section = styled.section`
  margin-bottom: var(--s-6);
`;

/** Fills the screen, so that the footer does not shift when the stories arrive. */
const FullHeight = styled.div`
  min-height: 100vh;
`;
