import type { Piece } from './marked-pieces.ts';

/** A text with the words that were looked for. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) =>
    // Pieces have no identity but their index.
    // oxlint-disable-next-line react/no-array-index-key
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
