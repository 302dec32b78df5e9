import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Unavailable } from '@meadowlark/shared/design/states/Unavailable.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { Pager } from '@meadowlark/shared/design/controls/Pager.tsx';
import { PendingStories } from '@meadowlark/shared/design/stories/PendingStories.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BLOG } from '../blog.ts';
import { Card } from './Card.tsx';
import type { BlogEntry } from './listing-wire.ts';
import type { ListingData } from './load.ts';
import { PAGE_SIZE, type PagerView } from './pager-view.ts';

export function Page({ data }: PageProps<ListingData>) {
  return (
    <Frame keyword={data.keyword} sample={data.state === 'list' && data.entries.some(({ sample }) => sample)}>
      <Listing data={data} />
      <AdSlot size="banner" position={1} />
    </Frame>
  );
}

export function Pending() {
  return (
    <Frame>
      <FullHeight>
        <PendingStories text="Loading blogs..." count={PAGE_SIZE} layout="three" />
      </FullHeight>
    </Frame>
  );
}

/** Fills the screen, so that the footer does not shift when the list arrives. */
const FullHeight = styled.div`
  min-height: 100vh;
`;

interface FrameProps {
  keyword?: string | null;
  sample?: boolean;
  children: ReactNode;
}

function Frame({ keyword = null, sample = false, children }: FrameProps) {
  return (
    <Wrap data-section="community" data-sample={sample ? '' : undefined}>
      {keyword === null ? (
        <PageHead title="Blog" standfirst={BLOG.standfirst} />
      ) : (
        <PageHead title="Blog" standfirst={`Posts with the keyword “${keyword}”.`}>
          <AllPosts>
            <TextLink href={BLOG.path}>Back to All Articles</TextLink>
          </AllPosts>
        </PageHead>
      )}
      {children}
    </Wrap>
  );
}

const AllPosts = styled.p`
  padding-top: var(--s-2);
`;

function Listing({ data }: { data: ListingData }) {
  if (data.state === 'list')
    return (
      <>
        {data.entries.length === 0 ? <NoBlogs keyword={data.keyword} /> : <Cards entries={data.entries} />}
        <Pages pager={data.pager} />
      </>
    );
  if (data.state === 'empty') return <NoBlogs keyword={data.keyword} />;
  if (data.state === 'beyond') return <BeyondLastPage data={data} />;
  return (
    <Unavailable title="Error" text={data.message}>
      <ButtonLink href={data.retryHref} look="quiet">
        Try Again
      </ButtonLink>
    </Unavailable>
  );
}

function BeyondLastPage({ data }: { data: Extract<ListingData, { state: 'beyond' }> }) {
  const { last, pager } = data;
  return (
    <>
      <EmptyState
        title="There is no such page"
        text={
          last
            ? `The list of articles ends at page ${last.number}.`
            : 'The list of articles is not that long.'
        }
        withBird
      >
        <ButtonLink href={last?.href ?? BLOG.path} look="quiet">
          Go to page {last?.number ?? 1}
        </ButtonLink>
      </EmptyState>
      <Pages pager={pager} />
    </>
  );
}

function Cards({ entries }: { entries: BlogEntry[] }) {
  return (
    <Columns layout="three">
      {entries.map((entry, index) => (
        <Card key={entry.slug} entry={entry} isLead={index === 0} of={entries.length} />
      ))}
    </Columns>
  );
}

function NoBlogs({ keyword }: Pick<ListingData, 'keyword'>) {
  return (
    <EmptyState
      title="No blogs found"
      text={
        keyword === null
          ? "We're working on bringing you great content. Check back soon!"
          : 'No post has this keyword.'
      }
      withBird
    />
  );
}

function Pages({ pager }: { pager: PagerView | null }) {
  return pager && <Pager label="Pages of the blog" {...pager} />;
}
