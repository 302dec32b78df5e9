import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import { Cover } from './Cover.tsx';

interface BookCardProps {
  title: string;
  cover: string;
  url: string;
  bookstore: string;
}

/** One ebook. The whole card links to the bookstore, which gets no referrer. */
export function BookCard({ title, cover, url, bookstore }: BookCardProps) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      <Cover src={cover} title={title} />
      {/* The cover's alternative text has the title. */}
      <Title aria-hidden="true">{title}</Title>
      <StoreLabel>
        View on {bookstore} <span aria-hidden="true">→</span>
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </StoreLabel>
    </Link>
  );
}

const Link = styled.a`
  display: block;
`;

/** At most two lines (specification, section 9). */
const Title = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  margin-top: var(--s-3);
  font: var(--hed-6);

  ${Link}:hover & {
    text-decoration-line: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`;

const StoreLabel = styled.span`
  display: block;
  padding-top: var(--s-1);
  font: var(--text-meta);
  color: var(--ink-faint);
`;
