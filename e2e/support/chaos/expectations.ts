import type { APIRequestContext, Page } from '@playwright/test';
import { HOME } from '../../../shell/src/routes.ts';
import { expect } from '../test.ts';
import { neighbourOf, othersThan, type ChaosRemote } from './chaos-remotes.ts';
import type { ChaosSite, Victim } from './chaos-site.ts';

const AWAY = 'is not here just now';
/** What browsers print by themselves about a request that failed; the page can do nothing about it. */
const PRINTED_BY_THE_BROWSER =
  /^console: (?:Failed to load resource: |Failed to find a valid digest in the 'integrity' attribute for resource )/;

/** What hangs is given up after 8 seconds in a browser, twice, and after 10 on the server; a busy machine adds to it. */
const afterDeadlines = expect.configure({ timeout: 60_000 });

/** The page of the remote is there, in the newest release or in the one before it, which leaves no mark of it. */
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

/** Header, footer and navigation are there, and lead on to another remote. */
export async function expectFrameWorks(page: Page, remote: ChaosRemote): Promise<void> {
  const { path, heading } = neighbourOf(remote.name);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page.locator('main h1')).toHaveText(heading);
}

/**
 * The front page and the pages of all other remotes are whole, and made of their newest releases. `ownBlocks`: whether
 * blocks of the remote itself are there as well.
 */
export async function expectOthersWork(
  request: APIRequestContext,
  site: ChaosSite,
  remote: ChaosRemote,
  ownBlocks: 'there' | 'may be away' = 'there',
): Promise<void> {
  const home = await request.get(`${site.origin}/`);
  expect(home.status()).toBe(200);
  const html = await home.text();
  for (const block of Object.values(HOME.blocks))
    if (ownBlocks === 'there' || block.remote !== remote.name)
      expect(html).not.toContain(`${block.title} ${AWAY}`);
  for (const { name, path } of othersThan(remote.name)) {
    const response = await request.get(site.origin + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(markOf(site.newest(name)));
  }
}

/** The page says which part of the paper is away, and offers to try again. */
export async function expectAway(page: Page, remote: ChaosRemote): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(`${remote.title} ${AWAY}`);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
}

/** Nothing was thrown that nobody caught, and nothing complained of but requests that failed. */
export function expectNoComplaints(complaints: readonly string[]): void {
  expect(complaints.filter((text) => !PRINTED_BY_THE_BROWSER.test(text))).toEqual([]);
}

/** What a release leaves in the HTML of a page that it made. */
export function markOf(victim: Victim | undefined): string {
  return `data-release="${victim?.version}"`;
}
