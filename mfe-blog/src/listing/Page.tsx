import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Away } from '@meadowlark/shared/design/Away.tsx';
import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { Pager } from '@meadowlark/shared/design/Pager.tsx';
import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import type { ReactNode } from 'react';
import { BLOG } from '../blog.ts';
import { Card } from './Card.tsx';
import type { BlogEntry, ListingData } from './listing-view.ts';
import type { PagerView } from './pager-view.ts';

export function Page({ data }: PageProps<ListingData>) {
  return (
    <Frame>
      <Listing data={data} />
      <AdSlot size="banner" position={1} />
    </Frame>
  );
}

export function Pending() {
  return (
    <Frame>
      <PendingStories text="Loading blogs..." count={6} layout="three" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Wrap data-section="community">
      <PageHead title="Blog" standfirst={BLOG.standfirst} split />
      {children}
    </Wrap>
  );
}

function Listing({ data }: { data: ListingData }) {
  if (data.state === 'list')
    return (
      <>
        {data.entries.length === 0 ? <NoBlogs /> : <Cards entries={data.entries} />}
        <Pages pager={data.pager} />
      </>
    );
  if (data.state === 'empty') return <NoBlogs />;
  if (data.state === 'beyond') return <Beyond data={data} />;
  return (
    <Away title="Error" text={data.message}>
      <ButtonLink href={data.retryHref} look="quiet">
        Try Again
      </ButtonLink>
    </Away>
  );
}

function Beyond({ data }: { data: Extract<ListingData, { state: 'beyond' }> }) {
  return (
    <>
      <Blank
        title="There is no such page"
        text={`The list of articles ends at page ${data.pageCount}.`}
        withBird
      >
        <ButtonLink href={data.lastHref} look="quiet">
          Go to page {data.pageCount}
        </ButtonLink>
      </Blank>
      <Pages pager={data.pager} />
    </>
  );
}

function Cards({ entries }: { entries: BlogEntry[] }) {
  return (
    <Columns layout="three">
      {entries.map((entry, index) => (
        <Card key={entry.slug} entry={entry} isLead={index === 0} />
      ))}
    </Columns>
  );
}

function NoBlogs() {
  return (
    <Blank
      title="No blogs found"
      text="We're working on bringing you great content. Check back soon!"
      withBird
    />
  );
}

function Pages({ pager }: { pager: PagerView | null }) {
  return pager && <Pager label="Pages of the blog" {...pager} />;
}
