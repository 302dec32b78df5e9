import { styled } from 'styled-components';
import { DateText } from './DateText.tsx';
import { Heading } from './Heading.tsx';
import { Picture } from './Picture.tsx';
import { storyBox, type StoryRank } from './story-box.ts';
import type { StoryView } from './story-view.ts';

interface Props {
  rank: StoryRank;
  story: StoryView;
  level: 2 | 3;
  /** For stories at the top of the page: their picture is fetched at once. */
  eager?: boolean;
  showExcerpt?: boolean;
}

/** A story in a list: picture, headline, excerpt, byline. No box; the headline's link covers all of it. */
export function Story({ rank, story, level, eager = false, showExcerpt = true }: Props) {
  return (
    <Article data-rank={rank}>
      <Picture picture={story.picture} ratio={rank === 'lead' ? 'lead' : 'card'} eager={eager} />
      <Heading level={level}>
        {story.href === null ? story.title : <a href={story.href}>{story.title}</a>}
      </Heading>
      {showExcerpt && story.excerpt !== '' && <Excerpt>{story.excerpt}</Excerpt>}
      <Byline>
        {story.byline}
        {story.date !== null && (
          <>
            , <DateText {...story.date} />
          </>
        )}
      </Byline>
    </Article>
  );
}

const Excerpt = styled.p`
  padding-top: var(--s-2);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  @media (max-width: 479.98px) {
    [data-rank]:not([data-rank='lead']) > & {
      display: none;
    }
  }
`;

const Byline = styled.p`
  padding-top: var(--s-2);
  font: var(--text-meta);
  color: var(--ink-faint);

  @media (max-width: 479.98px) {
    padding-top: var(--s-1);
  }
`;

const Article = styled.article`
  ${storyBox}
`;
