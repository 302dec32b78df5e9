import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { styled } from 'styled-components';
import type { StoryList } from './load-stories.ts';

/** Says that a feed failed, above its placeholders, or since when it has not responded, above its last stories. */
export function StoriesNotice({ state, asOf }: Pick<StoryList, 'state' | 'asOf'>) {
  if (asOf !== null)
    return (
      <AsOf>
        These stories are {asOf}: their source has not answered since. <a href="/sources">Our Sources</a>
      </AsOf>
    );
  if (state !== 'failed') return null;
  return (
    <NoticeBox>
      <StatusLine tone="error">Failed to load articles. Please try again later.</StatusLine>
    </NoticeBox>
  );
}

const NoticeBox = styled.div`
  margin-bottom: var(--s-4);
`;

const AsOf = styled.p`
  margin-bottom: var(--s-4);
  padding: var(--s-2) var(--s-4);
  border-top: 2px solid var(--rule-firm);
  background: var(--ground-tint);
  font: var(--text-ui);
  color: var(--ink-soft);

  a {
    padding-block: 12px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;
