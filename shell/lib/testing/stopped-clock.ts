const clock = { now: 0 };
let stopped: jest.SpyInstance | null = null;

/**
 * Stops the monotonic clock of the machine at `now` milliseconds, until the end of the test: it stands where the test sets it.
 * A test has one, however often it asks.
 */
export function stoppedClock(now: number): { now: number } {
  if (!stopped) clock.now = now;
  stopped ??= jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return clock;
}

afterEach(() => {
  stopped?.mockRestore();
  stopped = null;
});
