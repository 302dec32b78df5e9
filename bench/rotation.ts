/**
 * Orders a list for one round: rotated by one per round, reversed in every second round, so that no contestant always runs
 * first or always follows the same one.
 */
export function rotate<T>(round: number, list: readonly T[]): T[] {
  const by = list.length === 0 ? 0 : round % list.length;
  const turned = [...list.slice(by), ...list.slice(0, by)];
  return round % 2 === 0 ? turned : turned.toReversed();
}
