import { styled } from 'styled-components';
import { type AdSize, sizeText } from './sizes.ts';

/**
 * The banner above the two boxes, the tall ad beside them. The columns have the widths of the ads, so that all share
 * one scale on every screen.
 */
const Sizes = styled.ul`
  display: grid;
  grid-template: auto 1fr / 364fr 364fr var(--gap) 300fr;
  row-gap: var(--s-5);
  align-items: end;
  max-width: var(--measure);
  padding-top: var(--s-5);
  overflow-wrap: anywhere;

  > li:nth-child(1) {
    grid-column: 1 / 3;
  }

  > li:nth-child(2) {
    grid-area: 2 / 1;
    width: calc(100% * 300 / 364);
  }

  > li:nth-child(3) {
    grid-area: 2 / 2;
    width: calc(100% * 336 / 364);
    justify-self: end;
  }

  > li:nth-child(4) {
    grid-area: 1 / 4 / 3;
  }

  b {
    display: block;
    padding-top: var(--s-2);
    font: var(--text-ui);
    font-weight: 600;
  }

  p {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
`;

/** An ad's background, with its size as text. */
const AdBox = styled.div<{ $size: AdSize }>`
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $size }) => `${$size.width} / ${$size.height}`};
  background: var(--ground-ad);
  font: var(--text-ui);

  @media print {
    border: 1px solid var(--rule);
  }
`;

/** The display sizes, drawn to one scale. */
export function SizeDrawings({ sizes }: { sizes: readonly AdSize[] }) {
  return (
    <figure>
      <Sizes>
        {sizes.map((size) => (
          <li key={size.name}>
            <AdBox $size={size}>{sizeText(size)}</AdBox>
            <b>{size.name}</b>
            <p>{size.place}</p>
          </li>
        ))}
      </Sizes>
      <figcaption>All sizes are drawn to one scale.</figcaption>
    </figure>
  );
}
