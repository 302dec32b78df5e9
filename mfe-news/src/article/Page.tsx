import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { styled } from 'styled-components';
import { CATEGORIES } from '../categories.ts';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import { categoryOfKey } from '../stories/story-key.ts';
import type { ArticleData } from './article-data.ts';
import { Article } from './Article.tsx';
import { ArticleRoom } from './ArticleRoom.tsx';
import { Missing } from './Missing.tsx';
import { MoreStories } from './MoreStories.tsx';

/** What we know of a story, the way to all of it, and more from its section. */
export function Page({ data }: PageProps<ArticleData>) {
  const category = data.state === 'unknown' ? null : data.category;
  return (
    <Wrap data-section={category ?? undefined}>
      {data.state === 'failed' && (
        <Below>
          <StoriesNotice state="failed" />
        </Below>
      )}
      {data.state === 'here' ? <Article {...data} /> : <Missing data={data} />}
      {(data.state === 'here' || data.state === 'gone') && (
        <MoreStories category={data.category} stories={data.more} />
      )}
      <AdSlot size="banner" position={1} />
    </Wrap>
  );
}

export function Pending({ params }: PendingProps) {
  const category = categoryOfKey(params['id'] ?? '');
  return (
    <Wrap data-section={category ?? undefined} aria-busy="true">
      <StatusLine tone="loading">
        {category ? CATEGORIES[category].loading : 'Loading latest news...'}
      </StatusLine>
      <ArticleRoom />
    </Wrap>
  );
}

const Below = styled.div`
  padding-top: var(--s-4);
`;
