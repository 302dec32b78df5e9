/** Chromium has it; TypeScript has no type for it yet. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/** Splits long work: lets the browser paint and handle input before the next task. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
