import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { unitKey } from '../../src/composition/unit.ts';
import type { Candidate } from '../candidate.ts';
import { storeUnavailable, type StoreUnavailable } from '../../store/store-unavailable.ts';
import type { Finding } from '../finding.ts';
import { testCaseName, type TestCase } from '../sandbox/test-case.ts';
import { harmToOthers } from './harm-to-others.ts';
import { navigateTo, settled } from './in-page.ts';
import { sharedThings } from './left-behind.ts';
import { openTab, type Tab } from './open-tab.ts';
import { fixOfComplaint, recordComplaints } from './record-complaints.ts';
import { Departures } from './departures.ts';
import { repeatedIds } from './repeated-ids.ts';
import { respondToRequest, type PlacedPage, type SandboxSite } from './respond-to-request.ts';
import { AWAKE_MS, wakePage } from './wake-page.ts';

/** Milliseconds for what the shell does late, and for what the browser reports late. */
const LATE_MS = 500;

export interface MountSite extends SandboxSite, Pick<Candidate, 'release'> {
  /** What all pages share `elsewhere`, if no unit ran before. */
  ordinary: Promise<readonly string[]>;
}

/**
 * Opens a page, wakes it, presses the buttons of its unit, and leaves for a page without units. `stuck`: the tab cannot be used
 * again; otherwise it is empty for the next test case. Rejects if the store does not respond.
 */
export async function mountTestCase(
  tab: Tab,
  site: MountSite,
  placed: PlacedPage,
): Promise<{ findings: Finding[]; stuck: boolean }> {
  const { page } = tab;
  const { testCase } = placed;
  const unavailableErrors: StoreUnavailable[] = [];
  const departures = new Departures(tab);
  await page.route('**', async (route) => {
    try {
      // With this response the browser keeps the page.
      if (departures.takesAway(route.request())) await route.fulfill({ status: 204 });
      else await respondToRequest(route, site, placed);
    } catch (error) {
      const unavailable = storeUnavailable(error);
      if (unavailable) unavailableErrors.push(unavailable);
      await route.abort().catch(() => {});
    }
  });
  const recorder = recordComplaints(page);
  const what = testCaseName(testCase);
  const look = async () => {
    const asleep = await wakePage(page, placed, recorder.failures);
    if (asleep !== null) return { asleep, repeated: [] };
    const repeated = await repeatedIds(page, site.release.name, what);
    // Services do not respond here: what fails from now on is not the unit's.
    recorder.stop();
    if (testCase.remote === 'shell' || departures.found.size > 0) return { asleep, repeated };
    departures.pressed();
    const harm = await harmOnceUsed(tab, testCase);
    if (harm !== null || departures.found.size > 0) return { asleep: harm, repeated };
    return { asleep: await harmOnceLeft(tab, site), repeated };
  };
  // A page in an endless loop does not even time out by itself.
  const { asleep, repeated } = await withDeadline(look(), 3 * AWAKE_MS, 'stuck').catch(() => STUCK);
  if (asleep !== null) await setTimeout(LATE_MS);
  recorder.stop();
  departures.stop();
  if (unavailableErrors[0]) throw unavailableErrors[0];
  const hasLeft = departures.found.size > 0;
  const problems = hasLeft ? [...departures.found] : asleep === null ? [] : [asleep];
  if (problems.length === 0) {
    await page.goto('about:blank');
    // Going back from the next page must not lead to this one.
    await tab.protocol.send('Page.resetNavigationHistory');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  // A document that ends takes its requests along.
  const complaints = hasLeft ? [] : [...recorder.complaints];
  const findings = [
    ...repeated,
    ...[...problems, ...complaints.map((complaint) => `makes ${complaint}`)].map((problem) => ({
      cause: `${what} ${problem}`,
      fix: fixOfComplaint(problem),
    })),
  ];
  return { findings, stuck: problems.length > 0 };
}

const STUCK = { asleep: 'makes a page that stops responding.', repeated: [] };

/** What all pages share `elsewhere`, if the reader comes from this page, which has no units. Rejects if that fails. */
export async function ordinaryThings(
  browser: Browser,
  site: SandboxSite,
  placed: PlacedPage,
): Promise<string[]> {
  const tab = await openTab(browser);
  await tab.page.route('**', (route) => respondToRequest(route, site, placed));
  const asleep = await wakePage(tab.page, placed, []);
  if (asleep !== null) throw new Error(`${testCaseName(placed.testCase)} ${asleep}`);
  await leavePage(tab, site);
  const things = await sharedThings(tab);
  await tab.page.close();
  return things;
}

/** How the unit harms others once its buttons have been pressed; null if it does not. */
async function harmOnceUsed({ page }: Tab, testCase: TestCase): Promise<string | null> {
  const pressed = await page.evaluate(pressAll, unitKey(testCase));
  await page.evaluate(settled);
  const harm = await page.evaluate(harmToOthers, pressed);
  return harm && `once its buttons were pressed, ${harm}`;
}

/** How the unit harms others once the reader has left it; null if it does not. */
async function harmOnceLeft(tab: Tab, site: MountSite): Promise<string | null> {
  try {
    await leavePage(tab, site);
  } catch {
    return `does not let readers leave: a link to another page does not lead there within ${AWAKE_MS / 1000} s.`;
  }
  // The soft navigation is one step.
  const harm = await tab.page.evaluate(harmToOthers, 1);
  if (harm !== null) return `once the reader has left it, ${harm}`;
  const ordinary = await site.ordinary;
  const leftBehind = async () => (await sharedThings(tab)).filter((thing) => !ordinary.includes(thing));
  if ((await leftBehind()).length === 0) return null;
  await setTimeout(LATE_MS);
  const left = await leftBehind();
  return left.length === 0 ? null : `leaves behind on all other pages: ${left.join(', ')}.`;
}

async function leavePage({ page }: Tab, { elsewhere }: SandboxSite): Promise<void> {
  await page.evaluate(navigateTo, elsewhere.path);
  await page.waitForFunction(isAt, elsewhere.path, { timeout: AWAKE_MS });
  await page.evaluate(settled);
}

// The functions below run in the browser, and use nothing from outside.

/** Presses each current button once, except buttons of forms, which may leave the page. Returns their number. */
function pressAll(unit: string): number {
  const selector = ':is(button, summary, [role="button"])';
  const all = [...document.querySelectorAll<HTMLElement>(`[data-unit="${unit}"] ${selector}`)];
  const pressed = all.filter((one) => !one.closest('form'));
  for (const one of pressed) one.click();
  return pressed.length;
}

/** Whether a soft navigation has come to its end there. */
function isAt(path: string): boolean {
  return location.pathname === path && window.navigation.transition === null;
}
