import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Prose } from '@meadowlark/shared/design/Prose.tsx';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { MailLinks } from '../parts/MailLinks.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Facts } from './Facts.tsx';
import { LAST_UPDATED } from './last-updated.ts';
import type { LegalData } from './legal-text.ts';
import { LegalContents } from './LegalContents.tsx';

/** As a post: facts, text and rail. The ad has no room where the text needs it. */
const Columns = styled.div`
  display: grid;
  gap: var(--s-6) var(--gap);

  > aside {
    display: none;
  }

  @media (min-width: 768px) {
    grid-template-columns: 192px minmax(0, var(--measure));
  }

  @media screen and (min-width: 1280px) {
    grid-template-columns: 192px minmax(0, 1fr) 300px;

    > aside {
      display: block;
      align-self: start;
    }
  }

  @media print {
    display: block;
  }
`;

// No column's width depends on rows that are still being read.
const Text = styled(Prose)`
  padding-top: 0;

  table {
    table-layout: fixed;
  }
`;

const Updated = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);
  color: var(--ink-faint);
`;

/** The one form of both legal pages: contents beside the text, sections numbered so that they can be cited. */
export function LegalPage({ title, standfirst, sections }: LegalData) {
  return (
    <Sheet lastAd={2}>
      <PageHead title={title} standfirst={standfirst}>
        <Updated>Last updated: {LAST_UPDATED}</Updated>
      </PageHead>
      <Columns>
        <LegalContents sections={sections} />
        <Text>
          {sections.map(({ id, title: heading, paragraphs, points, table, closing = [] }, index) => (
            <Fragment key={id}>
              <h2 id={id}>
                {index + 1}. {heading}
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>
                  <MailLinks text={text} />
                </p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {table && <Facts table={table} />}
              {closing.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Fragment>
          ))}
        </Text>
        <AdSlot size="box" position={1} />
      </Columns>
    </Sheet>
  );
}
