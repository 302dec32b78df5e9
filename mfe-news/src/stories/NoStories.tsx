import { Blank } from '@meadowlark/shared/design/Blank.tsx';

/** Said where a feed has nothing in it. */
export function NoStories() {
  return (
    <Blank title="No stories just now" text="The feed of this section is empty. Look again later." withBird />
  );
}
