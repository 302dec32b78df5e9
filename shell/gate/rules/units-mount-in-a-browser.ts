import type { Browser, Page } from 'playwright-core';
import { unitKey } from '../../src/composition/unit.ts';
import { noteBrowser } from '../browser/harm-to-others.ts';
import { launchBrowser, NAMES } from '../browser/launch-browser.ts';
import { mountTestCase } from '../browser/mount-test-case.ts';
import { servedFiles } from '../browser/served-files.ts';
import type { Candidate } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { testCasesOf, type TestCase } from '../sandbox/test-case.ts';

/** Tabs are reused: starting their processes is the main cost. */
const TABS = 3;

/** A reader whose date and language differ from those of any server, to reveal output that depends on either. */
const FAR_AWAY = { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' };

/** Every unit loads and mounts in a real browser, in every situation, without an error in the browser. */
export const unitsMountInABrowser: Rule = {
  name: 'units-mount-in-a-browser',
  runsCode: true,
  checksCombination: true,
  async check(candidate) {
    const testCases = testCasesOf(candidate, await candidate.sandbox.describe());
    if (testCases.length === 0) return { skipped: 'The release exposes no units.' };
    const browser = await launchBrowser();
    if ('none' in browser) return { skipped: browser.none };
    try {
      return await mountAll(browser, candidate, testCases);
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
  const site = { edition, release, read: await servedFiles(store, [...new Set([shell, release])]) };
  const waiting = [...testCases];
  const stuckUnits = new Set<string>();
  const work = async (): Promise<void> => {
    let tab = await openTab(browser);
    for (let testCase = waiting.shift(); testCase; testCase = waiting.shift()) {
      const unit = unitKey(testCase);
      // Its other situations would probably hang as well, and take as long.
      if (stuckUnits.has(unit)) continue;
      const outcome = await candidate.sandbox.render(testCase);
      // Render failures are findings of units-render-on-the-server; a unit without a route has no page yet.
      if (outcome.state !== 'rendered' || outcome.page.threw !== null || !outcome.page.placement) continue;
      const mounted = await mountTestCase(tab, site, testCase, outcome.page, outcome.page.placement);
      findings.push(...mounted.findings);
      if (!mounted.stuck) continue;
      stuckUnits.add(unit);
      await tab.close();
      tab = await openTab(browser);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return findings;
}

async function openTab(browser: Browser): Promise<Page> {
  const tab = await browser.newPage(FAR_AWAY);
  await tab.addInitScript(NAMES);
  await tab.addInitScript(noteBrowser);
  return tab;
}
