const clock = { now: 0 };
let stopped: jest.SpyInstance | null = null;

/**
 * Stops the monotonic clock at `now` milliseconds until the end of the test; the test advances it. All calls in one test
 * share one clock.
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
