import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { Page } from 'playwright-core';
import { withDeadline } from '../../src/composition/with-deadline.ts';
import { unitKey } from '../../src/composition/unit.ts';
import type { WANTED_EVENT } from '../../src/sleeping/shell-bootstrap.ts';
import type { Candidate } from '../candidate.ts';
import { storeUnavailable, type StoreUnavailable } from '../../store/store-unavailable.ts';
import type { Finding } from '../finding.ts';
import { testCaseName, type TestCase } from '../sandbox/test-case.ts';
import type { Placement, Rendered } from '../sandbox/sandbox-messages.ts';
import { respondToRequest, type SandboxSite } from './respond-to-request.ts';
import { harmToOthers } from './harm-to-others.ts';
import { fixOfComplaint, recordComplaints } from './record-complaints.ts';
import { repeatedIds } from './repeated-ids.ts';

/** Milliseconds from the request to an awake page, on a busy machine. */
const AWAKE_MS = 15_000;

/**
 * Opens a page as a reader would and waits until the shell is awake and React runs the unit. If the page's policy never
 * hydrates it, a soft navigation follows, so that the unit's script runs as well. `stuck`: the tab cannot be used again;
 * otherwise it is empty for the next test case. Rejects if the store does not respond.
 */
export async function mountTestCase(
  tab: Page,
  site: SandboxSite & Pick<Candidate, 'release'>,
  testCase: TestCase,
  rendered: Rendered,
  placement: Placement,
): Promise<{ findings: Finding[]; stuck: boolean }> {
  const unavailableErrors: StoreUnavailable[] = [];
  await tab.route('**', (route) =>
    respondToRequest(route, site, rendered, placement).catch((error: unknown) => {
      const unavailable = storeUnavailable(error);
      if (unavailable) unavailableErrors.push(unavailable);
      return route.abort().catch(() => {});
    }),
  );
  const recorder = recordComplaints(tab);
  // A page in an endless loop does not even time out by itself.
  const what = testCaseName(testCase);
  const look = async () => {
    const asleep = await wake(tab, testCase, placement, recorder.failures);
    if (asleep !== null) return { asleep, repeated: [] };
    const repeated = await repeatedIds(tab, site.release.name, what);
    // Services do not respond here: what fails from now on is not the unit's.
    recorder.stop();
    return { asleep: await harmOnceUsed(tab, testCase), repeated };
  };
  const { asleep, repeated } = await withDeadline(look(), 3 * AWAKE_MS, 'stuck').catch(() => STUCK);
  recorder.stop();
  if (unavailableErrors[0]) throw unavailableErrors[0];
  if (asleep === null) {
    await tab.goto('about:blank');
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const findings = [
    ...repeated,
    ...(asleep === null ? [] : [{ cause: `${what} ${asleep}`, fix: fixOfComplaint(asleep) }]),
    ...[...recorder.complaints].map((complaint) => ({
      cause: `${what} makes ${complaint}`,
      fix: fixOfComplaint(complaint),
    })),
  ];
  return { findings, stuck: asleep !== null };
}

const STUCK = { asleep: 'makes a page that stops responding.', repeated: [] };

/** Resolves with the problem, or null if the page works. */
async function wake(
  page: Page,
  testCase: TestCase,
  placement: Placement,
  failures: readonly string[],
): Promise<string | null> {
  const { path, hydrate } = placement;
  const unit = testCase.remote === 'shell' ? null : unitKey(testCase);
  try {
    await page.goto(FIXTURE_SETTINGS.origin + path, { timeout: AWAKE_MS });
    await page.waitForFunction(isAwake, undefined, { timeout: AWAKE_MS });
  } catch {
    return `makes a page that is not awake within ${AWAKE_MS / 1000} s.`;
  }
  if (unit === null) return null;
  try {
    if (hydrate === 'never') await page.evaluate(navigateTo, path);
    const outcome = await page.waitForFunction(liveOrFailed, unit, { timeout: AWAKE_MS });
    const failure = (await outcome.jsonValue())?.failure;
    if (failure !== undefined) return `does not come to life: ${failure}`;
    // An effect throws only after the unit is live.
    await page.evaluate(settled);
    // An error that is not reported can leave an empty page.
    const isThere = await page.evaluate(isShown, unit);
    if (failures[0] !== undefined) return `does not stay alive: ${failures[0]}`;
    if (!isThere) return 'does not stay alive: it is gone from its page.';
    // The soft navigation is one step.
    return await page.evaluate(harmToOthers, 1);
  } catch {
    return `does not come to life within ${AWAKE_MS / 1000} s: its HTML stays as the server sent it, or is gone.`;
  }
}

/** How the unit harms others once its buttons have been pressed; null if it does not. */
async function harmOnceUsed(page: Page, testCase: TestCase): Promise<string | null> {
  if (testCase.remote === 'shell') return null;
  const pressed = await page.evaluate(pressAll, unitKey(testCase));
  await page.evaluate(settled);
  const harm = await page.evaluate(harmToOthers, pressed);
  return harm && `once its buttons were pressed, ${harm}`;
}

// The functions below run in the browser.

/** Whether the shell is awake. Not every page wakes by itself, so this acts like a reader who uses each unit. */
function isAwake(): boolean {
  for (const unit of document.querySelectorAll('[data-unit]'))
    unit.dispatchEvent(new Event('meadowlark:wanted' satisfies typeof WANTED_EVENT, { bubbles: true }));
  void window.meadowlark?.wake();
  return window.meadowlark?.isAwake === true;
}

/** A unit that threw while rendering sets no mark, and is a failure once its previous release was requested. */
function liveOrFailed(unit: string): { failure?: string } | null {
  const failed = window.meadowlarkFailures?.[0];
  if (failed) return { failure: failed.message };
  const marks = performance.getEntriesByName(`unit:${unit}`) as PerformanceMark[];
  return marks.some(({ detail }) => detail === 'live') ? {} : null;
}

function isShown(unit: string): boolean {
  return document.querySelector(`[data-unit="${unit}"]`) !== null;
}

/** Presses each current button once, except buttons of forms, which may leave the page. Returns their number. */
function pressAll(unit: string): number {
  const selector = ':is(button, summary, [role="button"])';
  const all = [...document.querySelectorAll<HTMLElement>(`[data-unit="${unit}"] ${selector}`)];
  const pressed = all.filter((one) => !one.closest('form'));
  for (const one of pressed) one.click();
  return pressed.length;
}

/** Soft navigation through an ordinary link. */
function navigateTo(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Effects run within two frames. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
