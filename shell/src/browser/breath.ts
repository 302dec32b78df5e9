/** Chromium has it; TypeScript does not know it yet. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser paint and answer the reader before what follows: long work is done in pieces. */
export function breath(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
