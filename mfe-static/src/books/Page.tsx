import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { BookCard } from './BookCard.tsx';
import type { BooksData } from './load.ts';
import { UniversityBox } from './UniversityBox.tsx';

/** The line with the way back, above the page head, and the one below the shelf. */
const Line = styled.p`
  padding-block: var(--s-3);
`;

export function Page({ data }: PageProps<BooksData>) {
  return (
    <Sheet section="books">
      <PageHead title="Books" standfirst="A shelf on mind, breath and rest, for the end of the day.">
        <Line>
          <TextLink href="/">← Back to home</TextLink>
        </Line>
      </PageHead>
      <SampleNote>The titles are samples; the bookstore and the university are placeholders.</SampleNote>
      <UniversityBox {...data.university} />
      <Part title="Ebooks">
        <Columns layout="four">
          {data.books.map((book) => (
            <BookCard key={book.url} book={book} bookstore={data.bookstore} />
          ))}
        </Columns>
        <Line>
          <TextLink href={data.authorUrl} target="_blank" rel="noopener noreferrer">
            The author’s page on {data.bookstore}
          </TextLink>
        </Line>
      </Part>
    </Sheet>
  );
}
