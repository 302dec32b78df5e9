import { cpus, loadavg, totalmem, type } from 'node:os';

/** Where a run was made: without it no figure can be compared with another. */
export interface Machine {
  processors: number;
  model: string;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string | null;
  /** Processes that wanted a processor, a minute's mean, before the run and after it. */
  loadBefore: number;
  loadAfter: number;
}

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

export function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
