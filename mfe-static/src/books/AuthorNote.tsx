import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { BooksData } from './load.ts';

/** Who signs the books, and where the rest of them stand. */
export function AuthorNote({ author, bookstore }: Pick<BooksData, 'author' | 'bookstore'>) {
  return (
    <Note>
      <p>All twenty-five are signed {author.name}, a pen name.</p>
      <TextLink href={author.url} target="_blank" rel="noopener noreferrer">
        The author’s page on {bookstore}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </TextLink>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-4) var(--s-5);
  height: 100%;
  align-content: start;
  padding-top: var(--s-4);
  border-top: 2px solid var(--rule-firm);

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
  a {
    font: var(--text-ui);
    font-weight: 600;
  }
`;
