import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { BooksData } from './load.ts';

/** The books' author, with a link to all books at the bookstore. */
export function AuthorNote({ author, bookstore }: Pick<BooksData, 'author' | 'bookstore'>) {
  return (
    <Note>
      <p>Twenty-five books, one pen name: {author.name}.</p>
      <TextLink href={author.url} target="_blank" rel="noopener noreferrer">
        The author’s page on {bookstore}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </TextLink>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-3);
  border-top: 2px solid var(--rule-firm);

  p {
    font: var(--hed-5);
  }
  a {
    font: var(--text-ui);
    font-weight: 600;
  }
  @media (min-width: 48em) {
    p {
      max-width: 23rem;
      font: var(--hed-4);
    }
  }
  @media (min-width: 64em) {
    grid-template-columns: 1fr auto;
    align-items: baseline;

    p {
      max-width: none;
    }
  }
`;
