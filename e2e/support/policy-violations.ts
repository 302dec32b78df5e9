import type { Page } from '@playwright/test';

/** Listens from the next document on for what the content security policy refuses; the result tells what it was so far. */
export async function policyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      broken.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { broken: string[] }).broken);
}
