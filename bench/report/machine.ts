import { cpus, loadavg, totalmem, type } from 'node:os';

/** The machine of a run. Measurements of different machines cannot be compared. */
export interface Machine {
  cpus: number;
  model: string;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string | null;
  /** Load average of one minute, before and after the run. */
  loadBefore: number;
  loadAfter: number;
}

export type MachineBefore = Omit<Machine, 'loadAfter' | 'chromium'>;

/** The machine at the start of a run. `chromium` and `loadAfter` are known at its end. */
export function machineBefore(): MachineBefore {
  return {
    cpus: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${process.arch}`,
    node: process.versions.node,
    loadBefore: loadNow(),
  };
}

/** Where a run was made, and when it ended. */
export function machineLine(machine: MachineBefore): string {
  const { cpus: count, model, memoryGb, system, node, loadBefore } = machine;
  return `${new Date().toISOString()}, Node ${node}, ${count} CPUs (${model}), ${memoryGb} GB, ${system}; load ${loadBefore} before, ${loadNow()} after; everything on loopback.`;
}

/** Load average of one minute, with two decimals. */
export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
