import { readFileSync } from 'node:fs';

export interface Machine {
  /** CPU use of a thread of this process; null if there is no thread with this ID. */
  useOf(tid: number): ThreadUse | null;
  /** Resident memory of the process in bytes; 0 if the system does not report it, for example without `/proc`. */
  rss(): number;
}

interface ThreadUse {
  /** CPU time of the thread, in steps of 10 ms. */
  cpuMs: number;
  /** Whether the thread is waiting for something other than a CPU. */
  asleep: boolean;
}

/** Linux reports in hundredths of a second (USER_HZ), regardless of its own tick. */
const MS_PER_TICK = 10;

export const machine: Machine = {
  rss() {
    try {
      return process.memoryUsage.rss();
    } catch {
      return 0;
    }
  },
  useOf(tid) {
    let text;
    try {
      text = readFileSync(`/proc/self/task/${tid}/stat`, 'latin1');
    } catch {
      return null;
    }
    // The second field, the thread's name, may contain spaces and parentheses. See proc_pid_stat(5).
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[10]) + Number(fields[11]);
    return { cpuMs: ticks * MS_PER_TICK, asleep: state === 'S' };
  },
};
