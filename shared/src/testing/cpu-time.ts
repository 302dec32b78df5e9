/**
 * Milliseconds of CPU time of `work`, without waits, so that a limit on how time grows with length does not
 * depend on other load on the machine.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The minimum of up to ten runs, in milliseconds; stops at the first run below `enough`. The minimum excludes the work
 * of compiler and garbage collector.
 */
export async function leastCpuTime(work: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10 && least >= enough; run += 1) {
    // oxlint-disable-next-line no-await-in-loop
    least = Math.min(least, await cpuTime(work));
  }
  return least;
}
