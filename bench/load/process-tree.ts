import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** Length of a clock tick in /proc/<pid>/stat, ms; USER_HZ is 100 on Linux. */
const TICK_MS = 10;

/** Ids of these processes and all their descendants. Linux only. */
export function processTree(roots: readonly number[]): number[] {
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

/** CPU time used by these processes, ms. Ended processes count as 0. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return sum + (stat ? (Number(stat[11]) + Number(stat[12])) * TICK_MS : 0);
  }, 0);
}

/**
 * Sum of the peak resident memory of these processes since `resetPeaks`, MB. Pages of files count once for all that run the
 * same program: they share them.
 */
export function peakMb(pids: readonly number[]): number {
  const programs = new Set<string>();
  return pids.reduce((sum, pid) => {
    const program = programOf(pid);
    const isCounted = programs.has(program);
    programs.add(program);
    return sum + (kbOf(pid, 'VmHWM') - (isCounted ? kbOf(pid, 'RssFile') : 0)) / 1024;
  }, 0);
}

/** Resident memory of a process, MB; 0 without /proc. */
export function residentMb(pid: number): number {
  return Math.round(kbOf(pid, 'VmRSS') / 1024);
}

/** Resets the peaks that `peakMb` reads. */
export function resetPeaks(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    } catch {
      // The process has ended.
    }
  }
}

/** Fields of /proc/<pid>/stat after the name, which may contain spaces: state, parent, … Null if the process has ended. */
function statOf(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function programOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    // The process has ended.
    return '';
  }
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
