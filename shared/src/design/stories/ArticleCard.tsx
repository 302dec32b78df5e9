import { keyframes, styled } from 'styled-components';
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
 * A story in a list: picture, headline, excerpt, byline. The headline's link covers the whole card. A story that comes
 * without a picture is a text card; a plate as large as a picture stands only for a story that could not be loaded,
 * which has no page behind it either.
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

const lastLine = 'linear-gradient(to right, #000 60%, transparent) bottom / 100% 1lh no-repeat';
const linesBefore = 'linear-gradient(#000 0 0) top / 100% calc(100% - 1lh) no-repeat';
const fadeOut = keyframes`
  from, to { mask: ${linesBefore}, ${lastLine}; }
`;

/*
 * Whole lines, fewer than 200 characters fill at any width (specification, section 3): where the excerpt is cut is never
 * seen. Not with line-clamp, whose dots cut inside a word; a cut text fades out in its last line instead, where the browser
 * can tell (it scrolls).
 */
const Excerpt = styled.p`
  max-width: var(--measure);
  max-height: 3lh;
  margin-top: var(--s-2);
  overflow: hidden;
  font: var(--text-excerpt);
  color: var(--ink-soft);

  @supports (animation-timeline: scroll()) {
    animation: ${fadeOut} auto linear;
    animation-timeline: scroll(self);
  }

  @media (max-width: 29.99em) {
    [data-rank]:not([data-rank='lead'], [data-text]) > & {
      display: none;
    }
  }
  /* In a text card the words take the picture's room. */
  [data-text] > & {
    max-height: 4lh;
    font: var(--text-body);

    @media (min-width: 30em) and (max-width: 47.99em) {
      max-height: 2lh;
    }
  }
  @media (min-width: 30em) {
    [data-rank='lead'] > & {
      max-height: 2lh;
    }
  }
  /* Two columns of the widest page. */
  @media (min-width: 100em) {
    [data-columns='two'] > * > & {
      max-height: 2lh;
    }
    [data-columns='two'] > [data-text] > & {
      max-height: 3lh;
    }
  }
`;

const Article = styled.article`
  ${articleCardBox}
`;
