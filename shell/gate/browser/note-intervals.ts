declare global {
  interface Window {
    /** The intervals that run, by id: how often, and the stack that started them. */
    runningIntervals: ReadonlyMap<number, { ms: number; stack: string }>;
  }
}

/** Records the intervals. Runs at the start of each document, before the page's own scripts. */
export function noteIntervals(): void {
  const running = new Map<number, { ms: number; stack: string }>();
  const start = window.setInterval.bind(window);
  const stop = window.clearInterval.bind(window);
  const noted = (handler: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    const id = start(handler, ms, ...rest);
    running.set(id, { ms, stack: new Error().stack ?? '' });
    return id;
  };
  // Either function clears both kinds of timers.
  const cleared = (id?: number): void => {
    stop(id);
    running.delete(id ?? 0);
  };
  Object.assign(window, { setInterval: noted, clearInterval: cleared, clearTimeout: cleared });
  Object.defineProperty(window, 'runningIntervals', { value: running });
}
