/** Runs what was asked for under a key, once: who asks while it is under way gets the same answer, also an error. */
export type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

export function createSingleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, start) => {
    const known = underWay.get(key);
    if (known) return known;
    const started = start().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
