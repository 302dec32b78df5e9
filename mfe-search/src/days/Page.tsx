import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaperPage } from '../parts/PaperPage.ts';
import type { DaysData } from './load.ts';

/** All days that the archive has. */
export function Page({ data: { state, days } }: PageProps<DaysData>) {
  return (
    <Frame>
      {state === 'failed' && (
        <Unavailable title="The archive is unavailable" text="Please try again in a moment." />
      )}
      {state === 'listed' && days.length === 0 && (
        <EmptyState
          title="No day is kept yet"
          text="The archive begins with the first story read today."
          withBird
        />
      )}
      <List>
        {days.map(({ day, href, text, stories }) => (
          <li key={day}>
            <a href={href}>
              <time dateTime={day}>{text}</time>
              <span>{stories}</span>
            </a>
          </li>
        ))}
      </List>
      <Note>
        Looking for something? <TextLink href="/search">Search the paper</TextLink>
      </Note>
    </Frame>
  );
}

export function Pending() {
  return (
    <Frame>
      <FullHeight>
        <StatusLine tone="loading">Loading the archive...</StatusLine>
      </FullHeight>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PaperPage>
      <PageHead title="Archive by Day" standfirst="What the paper showed on each of the last 90 days." />
      {children}
      <AdSlot size="banner" position={1} />
    </PaperPage>
  );
}

const List = styled.ol`
  max-width: 40rem;

  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    column-gap: var(--s-4);
    min-height: 48px;
    border-bottom: 1px solid var(--rule);
    font: var(--hed-6);
  }
  a:hover {
    text-decoration-line: underline;
  }
  span {
    font: var(--text-meta);
    color: var(--ink-faint);
    white-space: nowrap;
  }
`;

const Note = styled.p`
  padding-top: var(--s-5);
  font: var(--text-ui);
  color: var(--ink-soft);
`;

/** Fills the screen, so that the footer does not shift when the days arrive. */
const FullHeight = styled.div`
  min-height: 100vh;
`;
