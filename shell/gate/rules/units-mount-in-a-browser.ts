import type { Browser } from 'playwright-core';
import { unitKey } from '../../src/composition/unit.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { mountTestCase, ordinaryThings } from '../browser/mount-test-case.ts';
import { openTab } from '../browser/open-tab.ts';
import type { PlacedPage } from '../browser/respond-to-request.ts';
import { servedFiles } from '../browser/served-files.ts';
import type { Candidate } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { FRONT_ALONE, NOT_FOUND, testCaseName, testCasesOf, type TestCase } from '../sandbox/test-case.ts';

/** Tabs are reused: starting their processes is the main cost. */
const TABS = 3;

/** The value of BROWSER_PATH for promotions without this rule. */
const NO_BROWSER = 'none';
const FIX = `Install a Chromium: npx playwright-core install chromium. To promote without this rule, set BROWSER_PATH=${NO_BROWSER}.`;

const ENDED: Finding = {
  cause:
    'The browser ended during the check: it crashed, or the system stopped it, for example for lack of memory.',
  fix: 'Check again. If it happens again, check where there is more memory, or with another Chromium in BROWSER_PATH.',
};

/** Every unit loads and mounts in a real browser, in every situation, without an error in the browser. */
export const unitsMountInABrowser: Rule = {
  name: 'units-mount-in-a-browser',
  runsCode: true,
  checksCombination: true,
  async check(candidate) {
    const testCases = testCasesOf(candidate, await candidate.sandbox.describe());
    if (testCases.length === 0) return { skipped: 'The release exposes no units.' };
    if (process.env['BROWSER_PATH'] === NO_BROWSER) return { skipped: `BROWSER_PATH is "${NO_BROWSER}".` };
    const browser = await launchBrowser();
    if ('none' in browser) return [{ cause: browser.none, fix: FIX, warnsOnRollback: true }];
    try {
      const mounting = mountAll(browser, candidate, testCases);
      // Whatever they find, once the browser has gone it is no finding about a unit.
      await mounting.catch(() => {});
      return browser.isConnected() ? await mounting : [ENDED];
    } finally {
      await browser.close();
    }
  },
};

async function mountAll(
  browser: Browser,
  candidate: Candidate,
  testCases: readonly TestCase[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { store, edition, shell, release } = candidate;
  const pages = await Promise.all(testCases.map((testCase) => placedPage(candidate, testCase)));
  // Render failures are findings of units-render-on-the-server; a unit without a route has no page yet.
  const waiting = pages.filter((page) => page !== null);
  if (waiting.length === 0) return [];
  const [front, elsewhere] = await Promise.all([
    ownPage(candidate, FRONT_ALONE),
    ownPage(candidate, NOT_FOUND),
  ]);
  const read = await servedFiles(store, [...new Set([shell, release])]);
  const served = { edition, read, elsewhere: elsewhere.placement };
  const ordinary = ordinaryThings(browser, served, front);
  const site = { ...served, release, ordinary };
  const stuckUnits = new Set<string>();
  const work = async (): Promise<void> => {
    let tab = await openTab(browser);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const unit = unitKey(next.testCase);
      // Its other situations would probably hang as well, and take as long.
      if (stuckUnits.has(unit)) continue;
      const mounted = await mountTestCase(tab, site, next);
      findings.push(...mounted.findings);
      if (!mounted.stuck) continue;
      stuckUnits.add(unit);
      await tab.page.close();
      tab = await openTab(browser);
    }
  };
  await Promise.all([ordinary, ...Array.from({ length: TABS }, work)]);
  return findings;
}

async function placedPage({ sandbox }: Candidate, testCase: TestCase): Promise<PlacedPage | null> {
  const outcome = await sandbox.render(testCase);
  if (outcome.state !== 'rendered' || outcome.page.threw !== null || !outcome.page.placement) return null;
  return { testCase, page: outcome.page, placement: outcome.page.placement };
}

async function ownPage(candidate: Candidate, testCase: TestCase): Promise<PlacedPage> {
  const placed = await placedPage(candidate, testCase);
  if (!placed)
    throw new Error(`${testCaseName(testCase)} does not render, and no page can be compared with it.`);
  return placed;
}
