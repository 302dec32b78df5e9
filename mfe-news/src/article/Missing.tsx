import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { CATEGORIES } from '../categories.ts';
import type { ArticleData } from './article-data.ts';

/** Says plainly why there is no story here, and where to go on. */
export function Missing({ data }: { data: Exclude<ArticleData, { state: 'here' }> }) {
  switch (data.state) {
    case 'gone':
      return (
        <Blank
          title="This story is gone"
          text="The feed it came from keeps a story for a day or two, and has let go of this one. We keep no copy of what others wrote, and we never show another story in its place."
          level={1}
          withBird
        >
          <ButtonLink href={`/${data.category}`}>To {CATEGORIES[data.category].title}</ButtonLink>
        </Blank>
      );
    case 'unknown':
      return (
        <Blank
          title="There is no such story"
          text="No story ever had this address. Perhaps a letter of it was lost on the way."
          level={1}
          withBird
        >
          <ButtonLink href="/">To the front page</ButtonLink>
        </Blank>
      );
    case 'failed':
      return (
        <Blank
          title="This story cannot be shown just now"
          text="The feed it comes from did not answer. That says nothing about the story, which may still be in it."
          level={1}
          withBird
        >
          <ButtonLink href="">Try Again</ButtonLink>
        </Blank>
      );
  }
}
