import type { APIRequestContext, Page } from '@playwright/test';
import { HOME } from '../../shell/src/routes.ts';
import { expect } from '../support/test.ts';
import { anotherRemote, otherRemotes, type ChaosRemote } from '../support/chaos/chaos-remotes.ts';
import { markOf, type ChaosSite, type Victim } from '../support/chaos/chaos-site.ts';

const UNAVAILABLE = 'is unavailable right now';
/** Console messages that browsers print about failed requests; a page cannot prevent them. */
const PRINTED_BY_THE_BROWSER =
  /^console: (?:Failed to load resource: |Failed to find a valid digest in the 'integrity' attribute for resource )/;

/** A hanging script is aborted after 8 s, twice; a hanging load after 10 s. A busy machine takes longer. */
const afterDeadlines = expect.configure({ timeout: 60_000 });

/** Expects the page of the remote, made by the newest release or by the previous one. */
export async function expectShown(
  page: Page,
  remote: ChaosRemote,
  victim: Victim,
  release: 'newest' | 'previous',
): Promise<void> {
  await afterDeadlines(page.locator('main h1')).toHaveText(remote.heading);
  const mark = page.locator(`main [${markOf(victim)}]`);
  await afterDeadlines(mark).toHaveCount(release === 'newest' ? 1 : 0);
}

/** Expects header and footer, and a working navigation to another remote. */
export async function expectFrameWorks(page: Page, remote: ChaosRemote): Promise<void> {
  const { path, heading } = anotherRemote(remote.name);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page.locator('main h1')).toHaveText(heading);
}

/**
 * Expects a complete front page, and pages of all other remotes from their newest releases. `ownBlocks`: whether the blocks
 * of the remote must be there too.
 */
export async function expectOthersWork(
  request: APIRequestContext,
  site: ChaosSite,
  remote: ChaosRemote,
  ownBlocks: 'there' | 'may be missing' = 'there',
): Promise<void> {
  const home = await request.get(`${site.origin}/`);
  expect(home.status()).toBe(200);
  const html = await home.text();
  for (const block of Object.values(HOME.blocks))
    if (ownBlocks === 'there' || block.remote !== remote.name)
      expect(html).not.toContain(`${block.title} ${UNAVAILABLE}`);
  for (const { name, path } of otherRemotes(remote.name)) {
    const response = await request.get(site.origin + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(markOf(site.newest(name)));
  }
}

/** Expects the message that the page is unavailable, with a link to try again. */
export async function expectUnavailable(page: Page, remote: ChaosRemote): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(`${remote.title} ${UNAVAILABLE}`);
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
}

/** Expects no uncaught errors, and no console errors except about failed requests. */
export function expectNoPageErrors(pageErrors: readonly string[]): void {
  expect(pageErrors.filter((text) => !PRINTED_BY_THE_BROWSER.test(text))).toEqual([]);
}
