import { setTimeout as wait } from 'node:timers/promises';

/** Waits until this holds, for some fifteen seconds. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    if (await holds()) return;
    await wait(10);
  }
  throw new Error('It did not come to that.');
}
