interface Options {
  check: () => Promise<void>;
  pauseMs: () => number;
  closed: AbortSignal;
}

/**
 * Calls `check` repeatedly until closed. Pauses vary by a quarter, so that servers do not poll at the same moment. `check`
 * must not reject.
 */
export function poll({ check, pauseMs, closed }: Options): void {
  const again = () => {
    if (!closed.aborted) void check().then(later);
  };
  const later = () => setTimeout(again, pauseMs() * (0.75 + Math.random() / 2)).unref();
  later();
}
