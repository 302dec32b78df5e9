import { styled } from 'styled-components';
import { AuthorNote } from './AuthorNote.tsx';
import { BookCard } from './BookCard.tsx';
import { COVERS } from './covers.ts';
import type { BooksData } from './load.ts';

/** All books, and the author's note in the space that the last row leaves. */
export function BookGrid({ books, bookstore, author }: Pick<BooksData, 'books' | 'bookstore' | 'author'>) {
  return (
    <Grid>
      {books.map(({ slug, title, url }) => (
        <li key={slug}>
          <BookCard title={title} cover={COVERS[slug]} url={url} bookstore={bookstore} />
        </li>
      ))}
      <LastCell>
        <AuthorNote author={author} bookstore={bookstore} />
      </LastCell>
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-6) var(--s-4);

  @media (min-width: 48em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-6) var(--gap);
  }
  @media (min-width: 64em) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    row-gap: var(--s-7);
  }
`;

// 25 books leave one empty cell in rows of two, three in rows of four, and none in rows of five.
const LastCell = styled.li`
  @media (min-width: 48em) {
    grid-column: span 3;
  }
  @media (min-width: 64em) {
    grid-column: 1 / -1;
  }
`;
