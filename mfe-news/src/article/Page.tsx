import type { PageProps, PendingProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { Plate } from '@meadowlark/shared/design/pictures/Plate.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import { loadingText } from '../categories.ts';
import { SectionGround } from '../stories/SectionGround.tsx';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import { categoryOfKey } from '../stories/story-key.ts';
import type { ArticleData } from './load.ts';
import { Article } from './Article.tsx';
import { ArticleGrid } from './article-grid.ts';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import { MoreStories } from './MoreStories.tsx';

/** The page of one story, with more from its section. */
export function Page({ data }: PageProps<ArticleData>) {
  const category = data.state === 'unknown' ? null : data.category;
  return (
    <SectionGround data-section={category ?? undefined}>
      {data.state === 'failed' && (
        <NoticeBox>
          <StoriesNotice state="failed" asOf={null} />
        </NoticeBox>
      )}
      {data.state === 'here' ? <Article {...data} /> : <ArticleNotFound data={data} />}
      {(data.state === 'here' || data.state === 'gone') && (
        <MoreStories category={data.category} stories={data.more} />
      )}
      <AdSlot size="banner" position={1} />
    </SectionGround>
  );
}

export function Pending({ params }: PendingProps) {
  const category = categoryOfKey(params['id'] ?? '');
  return (
    <Wrap data-section={category ?? undefined} aria-busy="true">
      <StatusLine tone="loading">{loadingText(category)}</StatusLine>
      <ArticlePlaceholder />
    </Wrap>
  );
}

const NoticeBox = styled.div`
  padding-top: var(--s-4);
`;

/** Placeholder for a story that is loading. */
function ArticlePlaceholder() {
  return (
    <FullHeight aria-hidden="true">
      <ArticleGrid>
        <HeadlineBars />
        <Plate ratio="lead" />
      </ArticleGrid>
    </FullHeight>
  );
}

// Fills the screen, so that the footer does not shift when the story arrives.
const FullHeight = styled.div`
  min-height: 100vh;
`;

/** Kicker and two lines of headline, drawn as bars. */
const HeadlineBars = styled.header`
  min-height: 140px;
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 120px 14px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 34px / 92% 40px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 88px / 60% 40px no-repeat;
`;
