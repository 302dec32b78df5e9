import type { Scheme } from './palette.ts';

/** A picture file's size in its own units: 3:4 (specification, section 3). */
export const COVER = { width: 600, height: 800, margin: 52 } as const;

/** A way to draw a cover; what differs between two covers of one design comes from the scheme and the dice. */
export interface Design {
  /** Where the drawing leaves room for the title. The author stands at the other end. */
  titleAt: 'top' | 'bottom';
  /** The author stands on the nearest shape instead of the ground. */
  signedOnNear?: boolean;
  art: (scheme: Scheme, dice: Dice, title: string) => string;
}

/** The next number from 0 up to 1. The same book always throws the same numbers. */
export type Dice = () => number;

/** Dice that depend on a word alone. Mixing: mulberry32, a public-domain generator. */
export function diceFor(word: string): Dice {
  let state = Array.from(word).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
