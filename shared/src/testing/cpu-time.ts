/**
 * Milliseconds of processor time that `work` takes, waiting not counted: a promise about how time grows with length must
 * not depend on what else the machine is doing.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
