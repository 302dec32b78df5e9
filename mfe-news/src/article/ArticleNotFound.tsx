import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import type { ArticleData } from './load.ts';

/** Explains why there is no story at this address and links onward. */
export function ArticleNotFound({ data }: { data: Exclude<ArticleData, { state: 'here' }> }) {
  switch (data.state) {
    case 'gone':
      return (
        <EmptyState
          title="This story is gone"
          text="The feed it came from keeps a story for a day or two, we keep its beginning for 90 days, and it is in neither. We never show another story in its place."
          level={1}
          withBird
        >
          <ButtonLink href={`/${data.category}`} look="quiet">
            Go to {SECTIONS[data.category].title}
          </ButtonLink>
        </EmptyState>
      );
    case 'unknown':
      return (
        <EmptyState
          title="There is no such story"
          text="No story ever had this address. There may be a typo."
          level={1}
          withBird
        >
          <ButtonLink href="/" look="quiet">
            Go to the front page
          </ButtonLink>
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          title="This story cannot be shown right now"
          text="The feed it comes from did not answer. That says nothing about the story, which may still be in it."
          level={1}
          withBird
        >
          <ButtonLink href="" look="quiet">
            Try Again
          </ButtonLink>
        </EmptyState>
      );
  }
}
