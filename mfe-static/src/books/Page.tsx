import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { styled } from 'styled-components';
import { Part } from '../parts/Part.tsx';
import { SampleNote } from '../parts/SampleNote.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { BooksData } from './load.ts';
import { Shelf } from './Shelf.tsx';
import { UniversityBox } from './UniversityBox.tsx';

export function Page({ data }: PageProps<BooksData>) {
  return (
    <Sheet section="books">
      <PageHead title="Books" split standfirst="A shelf on mind, breath and rest, for the end of the day.">
        <Back>
          <TextLink href="/">← Back to home</TextLink>
        </Back>
      </PageHead>
      <SampleNote>
        Titles and covers were made for this page; the author, the bookstore and the university are
        placeholders.
      </SampleNote>
      <UniversityBox {...data.university} />
      <Part title="Ebooks">
        <Shelf {...data} />
      </Part>
    </Sheet>
  );
}

const Back = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);
`;
