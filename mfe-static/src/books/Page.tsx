import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { styled } from 'styled-components';
import { PageSection } from '../parts/PageSection.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import type { BooksData } from './load.ts';
import { BookGrid } from './BookGrid.tsx';
import { UniversityBox } from './UniversityBox.tsx';

export function Page({ data }: PageProps<BooksData>) {
  return (
    <PageLayout section="books">
      <PageHead title="Books" standfirst="A shelf on mind, breath and rest, for the end of the day.">
        <Back>
          <TextLink href="/">← Back to home</TextLink>
        </Back>
      </PageHead>
      <UniversityBox {...data.university} />
      <PageSection title="Ebooks">
        <BookGrid {...data} />
      </PageSection>
    </PageLayout>
  );
}

const Back = styled.p`
  padding-top: var(--s-4);
  font: var(--text-ui);
`;
