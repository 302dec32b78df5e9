import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaperPage } from '../parts/PaperPage.ts';
import type { Source, SourcesData } from './load.ts';

/** Every feed of the paper, and its health. */
export function Page({ data: { state, asOf, sources } }: PageProps<SourcesData>) {
  return (
    <Frame>
      {state === 'untold' ? (
        <Unavailable
          title="The feeds cannot be checked right now"
          text="The sections say on their own pages when their news is old."
        />
      ) : (
        <>
          <Note>
            As of <DateText {...asOf} /> in Omaha. A section whose feed has not answered for three hours says
            so on its page.
          </Note>
          <Table>
            <thead>
              <tr>
                <th scope="col">Section</th>
                <th scope="col">Feed</th>
                <th scope="col">Last answer</th>
                <th scope="col">Age</th>
                <th scope="col">Items</th>
                <th scope="col">Errors</th>
                <th scope="col">Took</th>
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <Row key={source.id} source={source} />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Frame>
  );
}

export function Pending() {
  return (
    <Frame>
      <FullHeight>
        <StatusLine tone="loading">Asking the feeds...</StatusLine>
      </FullHeight>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PaperPage>
      <PageHead
        title="Where our news comes from"
        standfirst="Each section is read from the feed of a publisher. These are all of them, and how they answer."
      />
      {children}
      <AdSlot size="banner" position={1} />
    </PaperPage>
  );
}

function Row({
  source: { category, section, feed, state, says, lastSuccess, age, items, errors, responseTime },
}: {
  source: Source;
}) {
  return (
    <tr data-state={state} data-section={category}>
      <th scope="row">
        <a href={`/${category}`}>{section}</a>
      </th>
      <td data-name="Feed">
        {feed}
        <small>{says}</small>
      </td>
      <td data-name="Last answer">{lastSuccess ? <DateText {...lastSuccess} /> : 'never'}</td>
      <td data-name="Age">{age}</td>
      <td data-name="Items">{items}</td>
      <td data-name="Errors">{errors}</td>
      <td data-name="Took">{responseTime}</td>
    </tr>
  );
}

const Note = styled.p`
  max-width: 40rem;
  padding-bottom: var(--s-5);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;

/** On phones each row is a block of named lines. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--text-ui);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
    color: var(--section);
    font-weight: 600;
  }
  th a:hover {
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }
  small {
    display: block;
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  [data-state='failed'] small,
  [data-state='old'] small {
    color: var(--ink);
    font-weight: 600;
  }

  @media (max-width: 47.99em) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--s-2) var(--s-4);
      padding-block: var(--s-4);
      border-top: 1px solid var(--rule);
    }
    th,
    td:nth-child(2) {
      grid-column: 1 / -1;
    }
    td:nth-child(n + 3)::before {
      content: attr(data-name) ' ';
      color: var(--ink-faint);
      font-weight: 400;
    }
  }
  /* Columns of fixed widths, which do not move with each parsed row. */
  @media (min-width: 48em) {
    table-layout: fixed;

    th {
      width: 19%;
    }
    th:nth-child(2) {
      width: 36%;
    }
    th:nth-child(3) {
      width: 13%;
    }
    th:nth-child(n + 4) {
      width: 7%;
    }
    th:nth-child(7) {
      width: 11%;
    }
    th,
    td {
      padding: var(--s-3) var(--s-3) var(--s-3) 0;
      border-bottom: 1px solid var(--rule);
    }
    /* A time and its unit. */
    td:nth-child(7) {
      padding-right: 0;
      white-space: nowrap;
    }
    thead th {
      border-top: 2px solid var(--rule-firm);
      font: var(--text-label);
      color: var(--ink-faint);
      white-space: nowrap;
    }
  }
`;

/** Fills the screen, so that the footer does not shift when the table arrives. */
const FullHeight = styled.div`
  min-height: 100vh;
`;
