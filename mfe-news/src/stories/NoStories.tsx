import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';

/** Empty state of a feed without stories. */
export function NoStories() {
  return (
    <EmptyState
      title="No stories right now"
      text="The feed of this section is empty. Look again later."
      withBird
    />
  );
}
