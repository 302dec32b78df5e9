import type { Page } from '@playwright/test';

/** Follows a link to an address that no page of the site links to. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'));
    Object.assign(link ?? {}, { href, textContent: 'To this address' });
  }, path);
  await page.getByRole('link', { name: 'To this address' }).click();
}
