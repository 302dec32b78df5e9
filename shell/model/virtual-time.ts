/** The clock of a run. Each look at it takes a millisecond, so no two moments are the same. */
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
 * Runs with this clock in the place of both of the machine's, and without timers: nothing of a run depends on how long it
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
    // That of its prototype again.
    Reflect.deleteProperty(performance, 'now');
    globalThis.setTimeout = machineTimeout;
  }
}
