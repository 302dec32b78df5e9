import type { Page } from '@playwright/test';

/** Milliseconds. */
const FIRST_STEP = 1000;
const STEPS = 5;

/**
 * Pauses the page's clock at a time slightly ahead: the clock runs until the command arrives, which can take a busy machine
 * more than a second, and cannot go back. Not far ahead either, because timers that become due meanwhile run.
 */
export async function pauseClock(page: Page, step = FIRST_STEP): Promise<void> {
  try {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + step);
  } catch (error) {
    if (step >= FIRST_STEP * 2 ** STEPS || !String(error).includes('to the past')) throw error;
    await pauseClock(page, step * 2);
  }
}
