import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { PageHead } from '@meadowlark/shared/design/layout/PageHead.tsx';
import { styled } from 'styled-components';
import { PageSection } from '../parts/PageSection.tsx';
import { PageLayout } from '../parts/PageLayout.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import type { PartnerDocument, PartnersData } from './load.ts';
import { Opportunities } from './Opportunities.tsx';

export function Page({ data }: PageProps<PartnersData>) {
  return (
    <PageLayout>
      <PageHead
        title="Partners"
        standfirst="Schools, clubs and businesses that do something for the town, and say so openly when they do it with us."
      />
      <PageSection title="Partner Documents" first>
        <DocumentList documents={data.documents} />
      </PageSection>
      <Opportunities />
    </PageLayout>
  );
}

/** The documents in one column or one row. */
function DocumentList({ documents }: { documents: readonly PartnerDocument[] }) {
  return (
    <List>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard document={document} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  > li {
    position: relative;
  }
  > li + li::before {
    content: '';
    position: absolute;
    inset: calc(var(--gap) / -2) 0 auto;
    border-top: 1px solid var(--rule);
  }
  @media (min-width: 48em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li + li::before {
      inset: 0 auto 0 calc(var(--gap) / -2);
      border-top: 0;
      border-left: 1px solid var(--rule);
    }
  }
`;
