import { lettersOf, type Cut } from './letters.ts';

export interface Line {
  text: string;
  cut: Cut;
  /** Height of the em in units of the picture. */
  size: number;
  colour: string;
}

/** Width of a line at size 1. Throws when the cut lacks one of its letters. */
export function widthOf(text: string, cut: Cut): number {
  return lastEnd(place(text, cut)) / 1000;
}

/** The line as one path, its baseline beginning at `x`, `y`; `anchor` says which point of it stands there. */
export function setLine({ text, cut, size, colour }: Line, x: number, y: number, anchor: Anchor = 'start') {
  const placed = place(text, cut);
  const shift = { start: 0, middle: -0.5, end: -1 }[anchor] * widthOf(text, cut) * size;
  const path = placed.map(({ at, outline }) => `M${at} 0${outline}`).join('');
  return `<path fill="${colour}" transform="translate(${tenth(x + shift)} ${tenth(y)})scale(${tenth(size) / 1000})" d="${path}"/>`;
}

export type Anchor = 'start' | 'middle' | 'end';

interface Placed {
  at: number;
  advance: number;
  outline: string;
}

function place(text: string, cut: Cut): Placed[] {
  const { glyphs, kerns } = lettersOf(cut);
  let at = 0;
  return Array.from(text).map((letter, i, all) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`The ${cut} cut has no '${letter}', wanted for '${text}'`);
    const [advance, outline] = glyph;
    const placed = { at, advance, outline };
    at += advance + (kerns[letter + (all[i + 1] ?? '')] ?? 0);
    return placed;
  });
}

function lastEnd(placed: readonly Placed[]): number {
  const last = placed.at(-1);
  return last ? last.at + last.advance : 0;
}

/** Coordinates to a tenth of a unit: finer is only longer. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
