import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { Story } from '@meadowlark/shared/design/Story.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import type { ReactNode } from 'react';
import type { FrontData } from './load.ts';
import { OrderLinks } from './OrderLinks.tsx';

export function Page({ data: { order, stories } }: PageProps<FrontData>) {
  return (
    <Frame>
      <Notice label="Sample">These stories show how the section will look. They are not news.</Notice>
      <OrderLinks order={order} />
      <Columns layout="four">
        {stories.map((story) => (
          <Story key={story.id} rank="card" story={story} level={2} />
        ))}
      </Columns>
      <AdSlot size="banner" position={1} />
    </Frame>
  );
}

/** What stands in the page's place while its `load` takes longer than the route's deadline. */
export function Pending() {
  return (
    <Frame>
      <PendingStories text="Loading stories..." count={4} layout="four" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <PageHead title="__Title__" standfirst="A new section of the paper, on its first day." split />
      {children}
    </Wrap>
  );
}
