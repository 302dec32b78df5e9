import type { Page } from '@playwright/test';

/** Records CSP violations from the next document on. The returned function reads those of the current document. */
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
