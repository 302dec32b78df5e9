import { styled } from 'styled-components';
import { Byline } from './Byline.tsx';
import { Headline } from './Headline.tsx';
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
      <Picture
        picture={story.picture}
        ratio={rank === 'lead' ? 'lead' : 'card'}
        eager={eager}
        tall={rank === 'second'}
      />
      <Headline level={level} title={story.title} href={story.href} />
      {showExcerpt && story.excerpt !== '' && <Excerpt>{story.excerpt}</Excerpt>}
      <Byline author={story.byline} date={story.date} />
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

const Article = styled.article`
  ${storyBox}
`;
