import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Button } from '@meadowlark/shared/design/controls/Button.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Prose } from '@meadowlark/shared/design/text/Prose.tsx';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { MailLink } from '../parts/MailLink.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { splitMail } from '../parts/split-mail.ts';
import type { LegalData, LegalReceipt, LegalTable } from './legal-text.ts';
import { LegalContents } from './LegalContents.tsx';

/** The date of both legal texts (specification, section 9). */
const LAST_UPDATED = 'April 17, 2025';

/** As on a blog post: contents, text and side column. The ad is hidden where the text needs the space. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--gap);

  > aside {
    display: none;
  }

  @media (min-width: 48em) {
    grid-template-columns: 12rem minmax(0, var(--measure));
  }

  @media screen and (min-width: 80em) {
    grid-template-columns: 12rem minmax(0, 1fr) 300px;

    > aside {
      display: block;
      align-self: start;
    }
  }

  @media print {
    display: block;
  }
`;

// Column widths must not depend on rows that have not arrived yet.
const Text = styled(Prose)`
  padding-top: 0;

  table {
    table-layout: fixed;
    /* Large text may need more width than a phone has: then it scrolls. */
    min-width: 14.4lh;
  }
`;

const Updated = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);
  color: var(--ink-faint);
`;

/** A legal page: contents beside the text, numbered sections that can be cited. */
export function LegalPage({ title, standfirst, sections }: LegalData) {
  return (
    <PageLayout lastAd={2}>
      <PageHead title={title} standfirst={standfirst}>
        <Updated>Last updated: {LAST_UPDATED}</Updated>
      </PageHead>
      <Columns>
        <LegalContents sections={sections} />
        <Text>
          {sections.map(({ id, title: heading, paragraphs, points, table, receipt, closing = [] }, index) => (
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
              {receipt && <Receipt title={heading} receipt={receipt} />}
              {closing.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Fragment>
          ))}
        </Text>
        <AdSlot size="box" position={1} />
      </Columns>
    </PageLayout>
  );
}

/** The list scrolls in a space that is always the same, however much it holds; without scripts it shows a text. */
function Receipt({
  title,
  receipt: { withoutScripts, action, button },
}: {
  title: string;
  receipt: LegalReceipt;
}) {
  return (
    <Held>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={title} tabIndex={0} data-receipt="">
        <noscript>
          <p>{withoutScripts}</p>
        </noscript>
      </section>
      <form action={action} method="post">
        <Button type="submit" look="quiet">
          {button}
        </Button>
      </form>
    </Held>
  );
}

const Held = styled.div`
  padding: var(--s-4) var(--s-5) var(--s-5);
  border-top: 2px solid var(--rule-firm);
  background: var(--ground-tint);
  font: var(--text-excerpt);

  > section {
    height: 22rem;
    overflow-y: auto;
    overflow-wrap: anywhere;
  }
  > section > * + * {
    margin-top: var(--s-3);
  }
  form {
    margin-top: var(--s-4);
  }
  @media (min-width: 48em) {
    > section {
      height: 15rem;
    }
  }
  @media (scripting: none), print {
    > section {
      height: auto;
    }
  }
  @media (scripting: none) {
    > section {
      padding-bottom: var(--s-4);
    }
  }
`;

/** A table in a legal text. On narrow screens it scrolls in a focusable box. */
function Facts({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A text with links for its mail addresses. */
function MailLinks({ text }: { text: string }) {
  return splitMail(text).map(({ text: piece, mail }, index) =>
    mail ? (
      // Pieces have no identity but their index.
      // oxlint-disable-next-line react/no-array-index-key
      <MailLink key={index} address={piece} />
    ) : (
      piece
    ),
  );
}
