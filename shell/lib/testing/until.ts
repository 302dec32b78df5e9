import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the condition is true, for about fifteen seconds. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    if (await holds()) return;
    await wait(10);
  }
  throw new Error('The condition did not become true in time.');
}
