/** Destructured once, because looking up a global is slow in Jest. */
const { imul } = Math;

export type Random = () => number;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from 0 up to, but not including, `limit`. */
export function randomInteger(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}
