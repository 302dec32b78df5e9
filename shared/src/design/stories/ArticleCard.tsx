import { styled } from 'styled-components';
import { Byline } from './Byline.tsx';
import { Heading } from '../text/Heading.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { articleCardBox, type CardRank } from './article-card-box.ts';
import type { StoryView } from './story-view.ts';

interface Props {
  rank: CardRank;
  story: StoryView;
  level: 2 | 3;
  /** For stories at the top of the page: fetches the picture at once. */
  eager?: boolean;
  showExcerpt?: boolean;
  /** For the lead of the front page: news begins above the fold. */
  headlineFirst?: boolean;
}

/**
 * A story in a list: picture, headline, excerpt, byline. The headline's link covers the whole card. A story
 * without a picture is a text card; only a story that could not be loaded, and so has no page, shows a plate as large as
 * a picture.
 */
export function ArticleCard({
  rank,
  story,
  level,
  eager = false,
  showExcerpt = true,
  headlineFirst = false,
}: Props) {
  const headline = (
    <Heading level={level}>
      {story.href === null ? story.title : <a href={story.href}>{story.title}</a>}
    </Heading>
  );
  if (story.picture === null && story.href !== null) {
    return (
      <Article data-rank={rank} data-text="">
        {headline}
        {story.excerpt !== '' && <Excerpt>{story.excerpt}</Excerpt>}
        <Byline author={story.byline} date={story.date} />
        <span data-mark="" aria-hidden="true" />
      </Article>
    );
  }
  return (
    <Article data-rank={rank}>
      {headlineFirst && headline}
      <Picture
        picture={story.picture}
        ratio={rank === 'lead' ? 'lead' : 'card'}
        eager={eager}
        tall={rank === 'second'}
      />
      {!headlineFirst && headline}
      {showExcerpt && story.excerpt !== '' && <Excerpt>{story.excerpt}</Excerpt>}
      <Byline author={story.byline} date={story.date} />
    </Article>
  );
}

/* In full, with the three dots of a cut text (specification, section 3): 200 characters need no line limit. */
const Excerpt = styled.p`
  max-width: var(--measure);
  margin-top: var(--s-2);
  font: var(--text-excerpt);
  color: var(--ink-soft);
  unicode-bidi: plaintext;

  @media (max-width: 29.99em) {
    [data-rank]:not([data-rank='lead'], [data-text]) > & {
      display: none;
    }
  }
  /* In a text card the text takes the picture's space. */
  @media (min-width: 30em) {
    [data-text] > & {
      font: var(--text-body);
    }
  }
  /* Three columns of a tablet are too narrow for that: nine lines of three words. */
  @media (min-width: 48em) and (max-width: 63.99em) {
    :is([data-columns='three'], [data-columns='section']) > [data-text]:not([data-rank='lead']) > & {
      font: var(--text-excerpt);
    }
  }
`;

const Article = styled.article`
  ${articleCardBox}
`;
