import { widthOf } from '../../lettering/set-line.ts';

export interface FittedTitle {
  lines: readonly string[];
  size: number;
}

interface Room {
  width: number;
  height: number;
  /** The size a short title is set in. */
  largest: number;
}

/** A title set in more lines has to gain this much in size for each of them. */
const GAIN_PER_LINE = 1.08;
const MOST_LINES = 4;
/** From baseline to baseline, as a share of the size. */
export const LEADING = 1.02;

/**
 * The title in one to four lines, as large as the room allows. Lines are broken so that the longest is as short as it
 * can be, which is also what makes them look even.
 */
export function fitTitle(title: string, { width, height, largest }: Room): FittedTitle {
  const words = title.split(' ');
  const fitted = (lines: readonly string[]): FittedTitle => ({
    lines,
    size: Math.min(largest, width / longest(lines), height / (lines.length * LEADING)),
  });
  let best = fitted([title]);
  for (let count = 2; count <= Math.min(MOST_LINES, words.length); count += 1) {
    const next = fitted(breakEvenly(words, count));
    if (next.size > best.size * GAIN_PER_LINE) best = next;
  }
  return best;
}

function breakEvenly(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const ways = words.slice(0, words.length - count + 1).map((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    return [first, ...breakEvenly(words.slice(i + 1), count - 1)];
  });
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, 'roman')));
}
