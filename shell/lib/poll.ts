interface Options {
  look: () => Promise<void>;
  pauseMs: () => number;
  closed: AbortSignal;
}

/**
 * Calls `look` repeatedly until closed. Pauses vary by a quarter, so that servers do not poll at the same moment. `look`
 * must not reject.
 */
export function poll({ look, pauseMs, closed }: Options): void {
  const again = () => {
    if (!closed.aborted) void look().then(later);
  };
  const later = () => setTimeout(again, pauseMs() * (0.75 + Math.random() / 2)).unref();
  later();
}
