/** The clock of a run. Reading it takes a millisecond, so no two moments are the same. */
export class VirtualTime {
  #now = Date.UTC(2026, 2, 1, 12);

  now(): number {
    this.#now += 1;
    return this.#now;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/**
 * Runs `work` with this clock instead of both of the machine's, and without timers: nothing depends on how long the run
 * takes, so it can be replayed.
 */
export async function withVirtualTime<Result>(
  time: VirtualTime,
  run: () => Promise<Result>,
): Promise<Result> {
  const { Date: MachineDate, setTimeout: machineTimeout } = globalThis;
  class RunDate extends MachineDate {
    constructor(...args: [] | [number | string]) {
      if (args.length === 0) super(time.now());
      else super(args[0]);
    }

    static override now(): number {
      return time.now();
    }
  }
  globalThis.Date = RunDate as DateConstructor;
  performance.now = () => time.now();
  const never = { unref: () => never };
  globalThis.setTimeout = (() => never) as unknown as typeof setTimeout;
  try {
    return await run();
  } finally {
    globalThis.Date = MachineDate;
    // Restores the one on its prototype.
    Reflect.deleteProperty(performance, 'now');
    globalThis.setTimeout = machineTimeout;
  }
}
