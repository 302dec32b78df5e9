import { styled } from 'styled-components';
import { type AdSize, sizeText } from './sizes.ts';

/** How large the sizes are drawn, as parts of the real thing: what fits the column, and what fits a phone. */
const SCALE = 0.5;
const SMALL_SCALE = 0.3;

const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s-5) var(--gap);
  padding-top: var(--s-4);

  /* The widest one has a line to itself. */
  > li:first-child {
    flex-basis: 100%;
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

const Size = styled.li<{ $width: number }>`
  max-width: ${({ $width }) => Math.max($width * SMALL_SCALE, 96)}px;

  &:first-child {
    max-width: none;
  }

  @media (min-width: 768px) {
    max-width: ${({ $width }) => $width * SCALE}px;
  }
`;

/** The ground of an ad on this site, with the size where the ad would be. */
const Room = styled.div<{ $width: number; $height: number }>`
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width * SMALL_SCALE}px;
  height: ${({ $height }) => $height * SMALL_SCALE}px;
  background: var(--ground-ad);
  font: var(--hed-6);

  @media (min-width: 768px) {
    width: ${({ $width }) => $width * SCALE}px;
    height: ${({ $height }) => $height * SCALE}px;
    font: var(--hed-5);
  }
`;

/** The display sizes side by side, all drawn to one scale on the ground that ads have here. */
export function SizeDrawings({ sizes }: { sizes: readonly AdSize[] }) {
  return (
    <Sizes aria-label="Display sizes">
      {sizes.map((size) => (
        <Size key={size.name} $width={size.width}>
          <Room $width={size.width} $height={size.height}>
            {sizeText(size)}
          </Room>
          <b>{size.name}</b>
          <p>{size.place}</p>
        </Size>
      ))}
    </Sizes>
  );
}
