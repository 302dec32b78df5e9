import { cpus, loadavg, totalmem, type } from 'node:os';

/** The machine of a run. Figures of different machines cannot be compared. */
export interface Machine {
  processors: number;
  model: string;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string | null;
  /** Load average of one minute, before and after the run. */
  loadBefore: number;
  loadAfter: number;
}

/** The machine at the start of a run. `chromium` and `loadAfter` are known at its end. */
export function machineBefore(): Omit<Machine, 'loadAfter' | 'chromium'> {
  return {
    processors: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${process.arch}`,
    node: process.versions.node,
    loadBefore: loadNow(),
  };
}

/** Load average of one minute, with two decimals. */
export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
