import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';

const Link = styled.a`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s-2);
  min-height: 88px;
  padding-block: var(--s-2);
`;

/** Two lines, whatever the title's length (specification, section 9). */
const Title = styled.span`
  font: var(--hed-6);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;

  ${Link}:hover & {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 4px;
  }
`;

const Where = styled.span`
  font: var(--text-meta);
  color: var(--ink-faint);
`;

interface BookCardProps {
  book: { title: string; url: string };
  bookstore: string;
}

/** One ebook; the whole card leads to the bookstore, which learns nothing of where the reader came from. */
export function BookCard({ book, bookstore }: BookCardProps) {
  return (
    <Link href={book.url} target="_blank" rel="noopener noreferrer">
      <Title>{book.title}</Title>
      <Where>
        View on {bookstore} <span aria-hidden="true">→</span>
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </Where>
    </Link>
  );
}
