import { styled } from 'styled-components';
import { Avatar } from '../parts/Avatar.tsx';
import type { OpinionPiece } from './pieces.ts';

/** Author, date and number of comments. */
export function AuthorFacts({ piece }: { piece: OpinionPiece }) {
  return (
    <Facts>
      <Avatar initials={initialOf(piece.authorName)} />
      <p>
        <b>{piece.authorName}</b>
        <span>{piece.authorTitle}</span>
      </p>
      <p>
        <time dateTime={piece.isoDate}>{piece.date}</time>
        <a href={`#discussion-${piece.id}`}>{commentText(piece.commentCount)}</a>
      </p>
    </Facts>
  );
}

/** '1 comment', '0 comments'. */
export function commentText(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`;
}

/** The author's initial, ignoring a leading article. */
function initialOf(name: string): string {
  return name
    .replace(/^(?:the|an?) /i, '')
    .charAt(0)
    .toUpperCase();
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--s-3);
  align-items: center;
  padding-block: var(--s-4);
  font: var(--text-meta);
  color: var(--ink-faint);

  > :first-child {
    grid-row: span 2;
  }
  b,
  p > span {
    display: block;
  }
  b {
    font: var(--text-ui);
    font-weight: 600;
    color: var(--ink);
  }
  time::after {
    content: '\\00a0• ';
  }
  a {
    padding-block: 12px;
    text-decoration-line: underline;
    text-decoration-color: var(--rule-control);
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }

  /* The facts column, as on a blog post. */
  @media (min-width: 80em) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0;
    border-top: 2px solid var(--rule-firm);

    > :first-child {
      grid-row: auto;
      margin-block: var(--s-4) var(--s-3);
    }
    > p {
      padding-block: var(--s-2);
    }
    > p + p {
      border-top: 1px solid var(--rule);
    }
    time,
    a {
      display: block;
      color: var(--ink-soft);
    }
    time::after {
      content: none;
    }
    a {
      width: fit-content;
    }
  }
`;
