import { Prose } from '@meadowlark/shared/design/Prose.tsx';
import { styled } from 'styled-components';
import { Avatar } from '../parts/Avatar.tsx';
import { commentText } from './comment-text.ts';
import { Discussion } from './Discussion.tsx';
import type { OpinionPiece } from './opinion-piece.ts';

const Article = styled.article`
  & + & {
    border-top: 2px solid var(--rule-firm);
    margin-top: var(--s-7);
    padding-top: var(--s-5);
  }

  h2 {
    font: var(--hed-2);
    letter-spacing: var(--tight);
    max-width: var(--measure);
  }
`;

const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding-block: var(--s-4);
  font: var(--text-meta);
  color: var(--ink-faint);

  b {
    display: block;
    font: var(--text-ui);
    font-weight: 600;
    color: var(--ink);
  }
`;

const Excerpt = styled.p`
  font: var(--text-standfirst);
  font-style: italic;
  color: var(--ink-soft);
  max-width: var(--measure);
`;

/** One opinion piece with its author and its discussion. */
export function Piece({ piece }: { piece: OpinionPiece }) {
  return (
    <Article id={piece.id}>
      <h2>{piece.title}</h2>
      <Author>
        <Avatar initials={initialOf(piece.authorName)} />
        <p>
          <b>{piece.authorName}</b>
          {piece.authorTitle} • {piece.date} • {commentText(piece.commentCount)}
        </p>
      </Author>
      <Excerpt>{piece.excerpt}</Excerpt>
      {/* HTML from this folder's own data file, never from a reader, feed or post. */}
      <Prose dangerouslySetInnerHTML={{ __html: piece.content }} />
      <Discussion />
    </Article>
  );
}

/** The author's initial; an article before the name does not count. */
function initialOf(name: string): string {
  return name
    .replace(/^(?:the|an?) /i, '')
    .charAt(0)
    .toUpperCase();
}
