import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { styled } from 'styled-components';
import type { Highlight } from './content.ts';
import bus from './pictures/bus.svg';
import firehouse from './pictures/firehouse.svg';
import oaks from './pictures/oaks.svg';
import soup from './pictures/soup.svg';

/** Our own pictures. Imported by a component, so that the browser build emits the files. */
const PICTURES: Readonly<Record<Highlight['picture'], { src: string; alt: string }>> = {
  firehouse: { src: firehouse, alt: 'A firehouse whose door stands open on walls of tools' },
  oaks: { src: oaks, alt: 'Young oaks in a row along a street, a bucket beside each' },
  bus: { src: bus, alt: 'A lit bus at a stop under the moon' },
  soup: { src: soup, alt: 'A steaming pot among bowls on a long table' },
};

const Card = styled.article`
  > [data-picture] {
    margin-bottom: var(--s-3);
  }

  h3 {
    font: var(--hed-5);
    letter-spacing: normal;
  }

  p {
    padding-top: var(--s-2);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }

  /* As on article cards: headline left, thumbnail right. The text stays, because a highlight has no page. */
  @media (max-width: 29.99em) {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) min(108px, 9 * (100vw - 11rem));
    column-gap: var(--s-4);

    > * {
      grid-column: 1;
    }

    > [data-picture] {
      grid-area: 1 / 2 / 3;
      align-self: start;
      margin: 4px 0 0;
    }
  }
`;

/** A highlight in full: it has no page. */
export function HighlightCard({ title, text, picture }: Highlight) {
  return (
    <Card>
      <Picture picture={PICTURES[picture]} ratio="card" eager />
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  );
}
