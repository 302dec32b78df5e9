import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { Cover } from './Cover.tsx';

interface BookCardProps {
  title: string;
  cover: string;
  url: string;
  bookstore: string;
}

/** One ebook; the whole card leads to the bookstore, which learns nothing of where the reader came from. */
export function BookCard({ title, cover, url, bookstore }: BookCardProps) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      <Cover src={cover} title={title} />
      {/* The cover's alternative text has just said it. */}
      <Title aria-hidden="true">{title}</Title>
      <Where>
        View on {bookstore} <span aria-hidden="true">→</span>
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </Where>
    </Link>
  );
}

const Link = styled.a`
  display: block;
`;

/** Two lines and no more, whatever the title's length (specification, section 9). */
const Title = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  margin-top: var(--s-3);
  font: var(--hed-6);

  ${Link}:hover & {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 3px;
  }
`;

const Where = styled.span`
  display: block;
  padding-top: var(--s-1);
  font: var(--text-meta);
  color: var(--ink-faint);
`;
