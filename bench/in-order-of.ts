/** The contestants in the order of a round: turned by one each time, and backwards in every second. */
export function inOrderOf<T>(round: number, list: readonly T[]): T[] {
  const by = list.length === 0 ? 0 : round % list.length;
  const turned = [...list.slice(by), ...list.slice(0, by)];
  return round % 2 === 0 ? turned : turned.toReversed();
}
