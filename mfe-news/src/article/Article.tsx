import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { styled } from 'styled-components';
import { SECTIONS } from '@meadowlark/shared/contract/sections.ts';
import type { ArticleData } from './load.ts';
import { ArticleGrid } from './article-grid.ts';

/** The story as in its feed, with one link to the publisher. */
export function Article({
  story,
  time,
  dateline,
  opening,
  category,
  source,
  sample,
}: Extract<ArticleData, { state: 'here' }>) {
  return (
    <>
      <ArticleGrid>
        <Header>
          <a href={`/${category}`}>{SECTIONS[category].title}</a>
          <h1 dir="auto" data-read="">
            {story.title}
          </h1>
          <p>
            <span>
              {story.byline}
              {story.date && (
                <>
                  , <DateText {...story.date} />
                  {time && `, ${time}`}
                </>
              )}
            </span>
            {sample && (
              <span>
                Sample edition · <a href="/about#sample">About it</a>
              </span>
            )}
          </p>
        </Header>
        {story.picture && <Picture picture={story.picture} ratio="lead" eager />}
        <Opening>
          {opening !== '' && (
            <p dir="auto" data-read="">
              {dateline !== null && <Dateline>{dateline}</Dateline>}
              {opening}
            </p>
          )}
          <SourceLink source={source} sample={sample} />
        </Opening>
      </ArticleGrid>
    </>
  );
}

function SourceLink({ source, sample }: Pick<Extract<ArticleData, { state: 'here' }>, 'source' | 'sample'>) {
  if (sample) return <small>There is no more of it to read.</small>;
  if (source === null) return <small>The feed gives no address for the rest of this story.</small>;
  return (
    <>
      <ButtonLink href={source.href} rel="noopener">
        Read the full story at {source.host}
      </ButtonLink>
      <small>These are its first lines. The story belongs to those who wrote it, and is on their site.</small>
    </>
  );
}

// `anywhere` also shrinks the min-content width, so a long word cannot widen the grid.
const Header = styled.header`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s-2);

  > a {
    font: var(--text-kicker);
    color: var(--section);
    padding-block: 12px;
    margin-block: -12px;
  }

  > a:hover {
    text-decoration-line: underline;
    text-decoration-color: currentcolor;
  }

  > h1 {
    max-width: 62rem;
    font: var(--hed-1);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--s-4);
    padding-top: var(--s-1);
    font: var(--text-meta);
    color: var(--ink-faint);
  }

  > p a {
    padding-block: 12px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  > p a:hover {
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
`;

/** Runs into the text, as in print. */
const Dateline = styled.b`
  margin-right: 0.5em;
  font: 600 0.75em/1 var(--sans);
  letter-spacing: 0.04em;
  color: var(--ink);
`;

const Opening = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: var(--s-4);

  > p {
    max-width: var(--measure);
    font: var(--text-standfirst);
    color: var(--ink-soft);
  }

  > small {
    max-width: 26rem;
    font: var(--text-meta);
    color: var(--ink-faint);
  }

  @media (min-width: 64em) {
    [data-picture] + & {
      padding-top: var(--s-3);
      border-top: 1px solid var(--rule-firm);
    }
  }
`;
