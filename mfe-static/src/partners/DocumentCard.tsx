import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { PartnerDocument } from './documents.ts';
import { Preview } from './Preview.tsx';
import { PREVIEWS } from './previews.ts';

/** A partner's document: its first page, its title, the way to it. */
export function DocumentCard({ document: { id, title, url } }: { document: PartnerDocument }) {
  return (
    <Card>
      <Preview src={PREVIEWS[id]} />
      <div>
        <h3>{title}</h3>
        <TextLink href={url} target="_blank" rel="noopener noreferrer">
          View Document<VisuallyHidden>: {title}, opens in a new tab</VisuallyHidden>
        </TextLink>
      </div>
    </Card>
  );
}

// On small screens as every story: words left, picture right.
const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: var(--s-3) var(--s-4);
  align-items: start;

  > :first-child {
    order: 1;
  }
  h3 {
    padding-bottom: var(--s-3);
    font: var(--hed-5);
    text-wrap: balance;
  }
  a {
    font: var(--text-ui);
    font-weight: 600;
  }
  @media (min-width: 480px) {
    grid-template-columns: minmax(0, 1fr) 200px;
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      order: 0;
    }
  }
`;
