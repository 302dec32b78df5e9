import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { PendingStories } from '@meadowlark/shared/design/stories/PendingStories.tsx';
import { ArticleCard } from '@meadowlark/shared/design/stories/ArticleCard.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import type { ReactNode } from 'react';
import type { IndexData } from './load.ts';
import { OrderLinks } from './OrderLinks.tsx';

export function Page({ data: { order, stories } }: PageProps<IndexData>) {
  return (
    <Frame>
      <OrderLinks order={order} />
      <Columns layout="four">
        {stories.map((story) => (
          <ArticleCard key={story.id} rank="card" story={story} level={2} />
        ))}
      </Columns>
      <AdSlot size="banner" position={1} />
    </Frame>
  );
}

/** Shown while `load` takes longer than the route's deadline. */
export function Pending() {
  return (
    <Frame>
      <PendingStories text="Loading stories..." count={4} layout="four" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Wrap data-sample="">
      <PageHead title="__Title__" standfirst="A new section of the paper, on its first day." />
      {children}
    </Wrap>
  );
}
