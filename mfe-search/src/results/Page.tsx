import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { Pager } from '@meadowlark/shared/design/controls/Pager.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaperPage } from '../parts/PaperPage.ts';
import type { Piece } from '../parts/marked-pieces.ts';
import { StoryList } from '../parts/StoryList.tsx';
import type { Result, ResultsData } from './load.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of the whole paper. */
export function Page({ data: { search, found } }: PageProps<ResultsData>) {
  return (
    <Frame sample={found.state === 'found' && found.results.some(({ sample }) => sample)}>
      <SearchForm search={search} />
      <Found found={found} />
    </Frame>
  );
}

export function Pending() {
  return (
    <Frame sample={false}>
      <FullHeight>
        <StatusLine tone="loading">Searching...</StatusLine>
      </FullHeight>
    </Frame>
  );
}

function Frame({ sample, children }: { sample: boolean; children: ReactNode }) {
  return (
    <PaperPage data-sample={sample ? '' : undefined}>
      <PageHead
        title="Search"
        standfirst="Stories of the last 90 days, posts, questions and pages of the paper."
      />
      {children}
      <AdSlot size="banner" position={1} />
    </PaperPage>
  );
}

/** Fills the screen, so that the footer does not shift when the results arrive. */
const FullHeight = styled.div`
  min-height: 100vh;
`;

function Found({ found }: Pick<ResultsData, 'found'>) {
  switch (found.state) {
    case 'asking':
      return (
        <Hint>
          Or open the paper of <TextLink href="/archive">an earlier day</TextLink>.
        </Hint>
      );
    case 'failed':
      return (
        <Unavailable
          title="The search is unavailable"
          text="The rest of the paper is here. Please try again in a moment."
        >
          <ButtonLink href={found.retryHref} look="quiet">
            Try Again
          </ButtonLink>
        </Unavailable>
      );
    case 'none':
      return (
        <EmptyState title="Nothing found" text={found.reason} withBird>
          {!found.hasPages && (
            <p>The pages of the paper are just being read. In a moment they can be found as well.</p>
          )}
          {found.way !== null && (
            <ButtonLink href={found.way.href} look="quiet">
              {found.way.text}
            </ButtonLink>
          )}
        </EmptyState>
      );
    case 'found':
      return (
        <>
          <Summary>{found.summary}</Summary>
          {found.instead !== null && <Hint>{found.instead}</Hint>}
          {/* By search: where a translator has moved pieces of a title, React would throw if it changed them. */}
          <StoryList key={found.summary}>
            {found.results.map((result) => (
              <ResultLine key={result.href} result={result} />
            ))}
          </StoryList>
          {found.pager !== null && <Pager label="Pages of results" {...found.pager} />}
        </>
      );
  }
}

function ResultLine({ result: { href, section, sectionTitle, title, excerpt, date } }: { result: Result }) {
  return (
    <li data-section={section ?? undefined}>
      <p data-meta="">
        <b>{sectionTitle}</b>
        {date && <DateText {...date} />}
      </p>
      <h3>
        <a href={href}>
          <Marked pieces={title} />
        </a>
      </h3>
      {excerpt.length > 0 && (
        <p>
          <Marked pieces={excerpt} />
        </p>
      )}
    </li>
  );
}

/** A text with the searched words marked. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) =>
    // Pieces have no identity but their index.
    // oxlint-disable-next-line react/no-array-index-key
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

const Summary = styled.h2`
  padding-bottom: var(--s-4);
  font: var(--hed-4);
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  max-width: 40rem;
  padding-bottom: var(--s-5);
  font: var(--text-excerpt);
  color: var(--ink-soft);
`;
