import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Length of a tick in /proc/<pid>/stat, ms; the same on every Linux of today. */
const TICK_MS = 10;

/** These processes and all that come from them. */
export function treeOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(statOf(Number(entry))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = new Set<number>();
  const add = (pid: number) => {
    if (found.has(pid)) return;
    found.add(pid);
    children.get(pid)?.forEach(add);
  };
  roots.forEach(add);
  return [...found];
}

/** Processor time that these processes have used so far, ms. One that has ended counts for nothing. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return sum + (stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0);
  }, 0);
}

/** The most resident memory that these processes have had since forgetPeaks(), MB. */
export function peakMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kbOf(pid, 'VmHWM') / 1024, 0);
}

/** Starts the count of peakMb() again from what is resident now. */
export function forgetPeaks(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    } catch {
      // It has ended, and with it its memory.
    }
  }
}

/** The fields after the name, which may hold spaces: state, parent, … */
function statOf(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function kbOf(pid: number, field: string): number {
  const text = read(`/proc/${pid}/status`) ?? '';
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
