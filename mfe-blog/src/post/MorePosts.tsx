import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { DateText } from '@meadowlark/shared/design/stories/DateText.tsx';
import { styled } from 'styled-components';
import { BLOG } from '../blog.ts';
import type { OtherPost } from './load.ts';

/** Links to other posts at the end of a post: picture, headline, date. An aside, so that the search ignores their words. */
export function MorePosts({ posts }: { posts: readonly OtherPost[] }) {
  if (posts.length === 0) return null;
  return (
    <More aria-labelledby="more">
      <SectionHead title="More from the blog" id="more" more={{ href: BLOG.path, children: 'View All' }} />
      <Row>
        {posts.map(({ href, title, picture, date }) => (
          <article key={href}>
            {picture !== null && <Picture picture={picture} ratio="card" />}
            <h3 dir="auto">
              <a href={href}>{title}</a>
            </h3>
            {date !== null && (
              <p>
                <DateText iso={date.iso} text={date.text} />
              </p>
            )}
          </article>
        ))}
      </Row>
    </More>
  );
}

const More = styled.aside`
  margin-top: var(--s-8);
`;

/* The design library's columns and cards have rules for every position of a story. These three have one position, and a post's
   styles come before its first paint: this saves 40 rules. */
const Row = styled.div`
  display: grid;
  gap: var(--s-4) var(--gap);

  /* Phones: headline left, thumbnail right, as in every section. */
  > article {
    position: relative;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) min(108px, 9 * (100vw - 11rem));
    column-gap: var(--s-4);
    overflow-wrap: anywhere;
  }
  > article + article {
    padding-top: var(--s-4);
    border-top: 1px solid var(--rule);
  }
  [data-picture] {
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > article:hover a {
    text-decoration-line: underline;
  }
  p {
    padding-top: var(--s-1);
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  @media (min-width: 30em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > article {
      grid-template: auto auto 1fr / 100%;
      gap: var(--s-2);
    }
    > article + article {
      padding: 0;
      border: 0;
    }
    > article + article::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(var(--gap) / -2);
      border-left: 1px solid var(--rule);
    }
    [data-picture] {
      grid-area: auto;
    }
  }
`;
