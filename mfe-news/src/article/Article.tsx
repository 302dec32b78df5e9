import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { styled } from 'styled-components';
import { CATEGORIES } from '../categories.ts';
import type { ArticleData } from './article-data.ts';

/** Headline, picture, excerpt and byline as the feed gives them, and one clear link to the publisher. */
export function Article({ story, category, source, sample }: Extract<ArticleData, { state: 'here' }>) {
  return (
    <Column>
      <a href={`/${category}`}>{CATEGORIES[category].title}</a>
      <h1>{story.title}</h1>
      <p>
        {story.byline}
        {story.date && (
          <>
            , <time dateTime={story.date.iso}>{story.date.text}</time>
          </>
        )}
      </p>
      {story.picture && <Picture picture={story.picture} ratio="lead" eager />}
      {story.excerpt && <blockquote>{story.excerpt}</blockquote>}
      {source && !sample && (
        <ButtonLink href={source.href} rel="noopener">
          Read the full story at {source.host}
        </ButtonLink>
      )}
      {sample && <p>This is a sample: there is no more of it to read.</p>}
    </Column>
  );
}

const Column = styled.article`
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  max-width: 900px;
  padding-block: var(--s-6);

  > a:first-child {
    font: var(--text-kicker);
    color: var(--section);
    padding-block: 12px;
    margin-block: -12px;
  }

  > h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }

  > p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }

  > div {
    width: 100%;
  }

  > blockquote {
    font: var(--text-standfirst);
    color: var(--ink-soft);
    max-width: var(--measure);
    overflow-wrap: anywhere;
  }
`;
