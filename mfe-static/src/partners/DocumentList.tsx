import { styled } from 'styled-components';
import { DocumentCard } from './DocumentCard.tsx';
import type { PartnerDocument } from './documents.ts';

/** The documents, one below the other or all side by side: three never make two rows. */
export function DocumentList({ documents }: { documents: readonly PartnerDocument[] }) {
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
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li + li::before {
      inset: 0 auto 0 calc(var(--gap) / -2);
      border-top: 0;
      border-left: 1px solid var(--rule);
    }
  }
`;
