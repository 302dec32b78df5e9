export interface GateRules {
  /** Jobs under way at a time. */
  atOnce: number;
  /** Jobs that may wait for their turn; one more is turned away. */
  waiting: number;
  /** A job that waited this long is turned away as well: whoever asked has given up by then. */
  patienceMs: number;
  turnedAway: () => Error;
}

/** Lets a job through when it is its turn. Rejects with `turnedAway` when it is not going to be. */
export type Gate = <T>(job: () => Promise<T>) => Promise<T>;

/** Bounds work that many may ask for at once: first come, first served. */
export function createGate({ atOnce, waiting, patienceMs, turnedAway }: GateRules): Gate {
  const queue = new Set<() => void>();
  let active = 0;

  function turn(): Promise<void> {
    if (active < atOnce) {
      active += 1;
      return Promise.resolve();
    }
    if (queue.size >= waiting) return Promise.reject(turnedAway());
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(enter);
        reject(turnedAway());
      }, patienceMs);
      queue.add(enter);
    });
  }

  /** The place of a job that ended goes to the next one without becoming free in between. */
  function leave(): void {
    const [next] = queue;
    if (!next) {
      active -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return async (job) => {
    await turn();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
