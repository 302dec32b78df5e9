import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { VisuallyHidden } from '@meadowlark/shared/design/text/VisuallyHidden.tsx';
import { styled } from 'styled-components';
import type { DocumentId, PartnerDocument } from './load.ts';
import houseRules from './previews/house-rules.svg';
import howWeWork from './previews/how-we-work.svg';
import yearInReview from './previews/year-in-review.svg';

/** URLs of the previews. Imported by a component, so that the browser build emits the files. */
const PREVIEWS: Readonly<Record<DocumentId, string>> = {
  'how-we-work': howWeWork,
  'year-in-review': yearInReview,
  'house-rules': houseRules,
};

/** A partner's document: preview, title and link. */
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

// On small screens as an article card: text left, picture right.
const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: var(--s-3) var(--s-4);
  align-items: start;

  /* Both have explicit places: otherwise the picture would be in the first column until the text is parsed. */
  > :first-child {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1;
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
  @media (min-width: 30em) {
    grid-template-columns: minmax(0, 1fr) 200px;
  }
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(n) {
      grid-area: auto;
    }
  }
`;

/** The picture's alternative text, and its fallback. */
const WORDS = 'Document Preview';

/** A document's first page, or a text if the picture does not load. */
function Preview({ src }: { src: string }) {
  return (
    <Frame>
      <img src={src} alt={WORDS} width={600} height={400} loading="lazy" decoding="async" />
      <p>{WORDS}</p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: var(--plate);
  color: var(--ink-soft);
  font: var(--text-ui);
  text-align: center;

  > * {
    grid-area: 1 / 1;
  }
  p,
  img[data-flaw='broken'] {
    visibility: hidden;
  }
  img[data-flaw='broken'] + p {
    visibility: visible;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--picture-light));
  }
`;
