import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { styled } from 'styled-components';
import type { StoryList } from './load-stories.ts';

/** Says that a feed failed, above its placeholders. */
export function StoriesNotice({ state }: { state: StoryList['state'] }) {
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
