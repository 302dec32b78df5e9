import type { Page } from '@playwright/test';

/** How long each kind of thing takes on the way, in milliseconds. Words come first; the face they are set in, last. */
const DELAY_MS: Readonly<Record<string, number>> = { script: 300, image: 600, media: 600, font: 900 };

/** Lets a page wait for what it refers to, each kind for its own time. */
export async function slowNetwork(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const delay = DELAY_MS[route.request().resourceType()] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}
