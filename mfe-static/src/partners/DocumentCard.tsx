import { TextLink } from '@meadowlark/shared/design/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { PartnerDocument } from './documents.ts';

const Card = styled.article`
  font: var(--text-ui);

  h3 {
    font: var(--hed-5);
    padding-block: var(--s-3) var(--s-2);
  }
`;

const Preview = styled.p`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  background: var(--plate);
  color: var(--ink-soft);
`;

/** A partner's document. No picture of it is published yet, so the preview is the plate that stands in for one. */
export function DocumentCard({ document: { title, url } }: { document: PartnerDocument }) {
  return (
    <Card>
      <Preview>Document Preview</Preview>
      <h3>{title}</h3>
      <TextLink href={url} target="_blank" rel="noopener noreferrer">
        View Document<VisuallyHidden>: {title}, opens in a new tab</VisuallyHidden>
      </TextLink>
    </Card>
  );
}
