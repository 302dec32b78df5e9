import { widthOf } from './set-line.ts';

export interface FittedTitle {
  lines: readonly string[];
  size: number;
}

interface Room {
  width: number;
  /** The size a short title is set in. */
  largest: number;
}

/** A title set in more lines has to gain this much in size for each of them. */
const GAIN_PER_LINE = 1.18;
const MOST_LINES = 4;

/**
 * The title in one to four lines, as large as the room allows. Lines are broken so that the longest is as short as it
 * can be, which is also what makes them look even.
 */
export function fitTitle(title: string, { width, largest }: Room): FittedTitle {
  const words = title.split(' ');
  let best: FittedTitle = { lines: [title], size: Math.min(largest, width / widthOf(title, 'roman')) };
  for (let count = 2; count <= Math.min(MOST_LINES, words.length); count += 1) {
    const lines = breakEvenly(words, count);
    const size = Math.min(largest, width / longest(lines));
    if (size > best.size * GAIN_PER_LINE) best = { lines, size };
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
