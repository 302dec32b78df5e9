import { Notice } from '@meadowlark/shared/design/Notice.tsx';
import { StatusLine } from '@meadowlark/shared/design/StatusLine.tsx';
import { styled } from 'styled-components';
import type { StoryList } from './load-stories.ts';

/** Says what the stories below are, when they are not simply the news. */
export function StoriesNotice({ state }: { state: StoryList['state'] }) {
  switch (state) {
    case 'live':
      return null;
    case 'sample':
      return (
        <Above>
          <Notice label="Sample edition">
            The news wires have not answered yet. The stories below are samples, so that you can see the page.
          </Notice>
        </Above>
      );
    case 'failed':
      return (
        <Above>
          <StatusLine tone="error">Failed to load articles. Please try again later.</StatusLine>
        </Above>
      );
  }
}

const Above = styled.div`
  margin-bottom: var(--s-4);
`;
