/** Runs one job per key at a time; callers meanwhile share its result or error. */
type SingleFlight<T> = (key: string, start: () => Promise<T>) => Promise<T>;

export function createSingleFlight<T>(): SingleFlight<T> {
  const pending = new Map<string, Promise<T>>();
  return (key, start) => {
    const known = pending.get(key);
    if (known) return known;
    const started = start().finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };
}
