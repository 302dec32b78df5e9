import { Notice } from '@meadowlark/shared/design/states/Notice.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { styled } from 'styled-components';
import type { StoryList } from './load-stories.ts';

/** Labels stories that are samples or placeholders. */
export function StoriesNotice({ state }: { state: StoryList['state'] }) {
  switch (state) {
    case 'live':
      return null;
    case 'sample':
      return (
        <NoticeBox>
          <Notice label="Sample edition">
            The news wires have not answered yet. The stories below are samples, so that you can see the page.
          </Notice>
        </NoticeBox>
      );
    case 'failed':
      return (
        <NoticeBox>
          <StatusLine tone="error">Failed to load articles. Please try again later.</StatusLine>
        </NoticeBox>
      );
  }
}

const NoticeBox = styled.div`
  margin-bottom: var(--s-4);
`;
