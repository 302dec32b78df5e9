import { FIXTURE_SETTINGS } from '@meadowlark/shared/testing/fixture-context.ts';
import type { Page } from 'playwright-core';
import { withDeadline } from '../../../src/composition/with-deadline.ts';
import { unitKey } from '../../../src/composition/unit.ts';
import type { Finding } from '../report.ts';
import { sceneName, type Scene } from '../stage/scene.ts';
import type { Placement, Rendered } from '../stage/stage-messages.ts';
import { answerRequest, type StageSite } from './answer-request.ts';
import { hearComplaints } from './hear-complaints.ts';

/** From the request to a page that is awake, on a busy machine. */
const AWAKE_MS = 15_000;

/**
 * Opens a page as a reader would and waits until it is awake and the unit in it is live. A page that sleeps on its first
 * view is then navigated to, so that the unit's script runs as well. `stuck`: it did not get there, and the tab cannot be
 * used again; otherwise it is left empty for the next scene.
 */
export async function mountScene(
  tab: Page,
  site: StageSite,
  scene: Scene,
  rendered: Rendered,
  placed: Placement,
): Promise<{ findings: Finding[]; stuck: boolean }> {
  await tab.route('**', (route) => answerRequest(route, site, rendered, placed));
  const heard = hearComplaints(tab);
  // A page in an endless loop answers nothing, not even that it is late.
  const asleep = await withDeadline(wake(tab, scene, placed), 3 * AWAKE_MS, 'stuck').catch(() => STUCK);
  heard.stop();
  if (asleep === null) {
    await tab.goto('about:blank');
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const what = sceneName(scene);
  const mend = 'Open the situation on the standalone page of the remote, look into the console, and mend it.';
  const findings = [
    ...(asleep === null ? [] : [{ cause: `${what} ${asleep}`, mend }]),
    ...[...heard.complaints].map((complaint) => ({ cause: `${what} makes ${complaint}`, mend })),
  ];
  return { findings, stuck: asleep !== null };
}

const STUCK = 'makes a page that answers nothing any more.';

/** Resolves with what did not happen in time, or null. */
async function wake(page: Page, scene: Scene, placed: Placement): Promise<string | null> {
  const { path, hydrate } = placed;
  const unit = scene.remote === 'shell' ? null : `[data-unit="${unitKey(scene)}"]`;
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
    await page.evaluate(settled);
  } catch {
    return `does not come to life within ${AWAKE_MS / 1000} s: its HTML stays as the server sent it, or is gone.`;
  }
  return null;
}

// The functions below run in the browser.

/** The shell is awake; a page does not wake by itself in every case, so it is asked to, as by a reader in each unit. */
function isAwake(): boolean {
  for (const unit of document.querySelectorAll('[data-unit]'))
    unit.dispatchEvent(new Event('meadowlark:wanted', { bubbles: true }));
  void window.meadowlark?.wake();
  return window.meadowlark?.isAwake === true;
}

/**
 * React knows the elements inside the unit, which it does not where the server's HTML was left as it is. What failed and
 * was dealt with, so that no reader would have seen it, the page remembers.
 */
function liveOrFailed(selector: string): { failure?: string } | null {
  const failed = window.meadowlarkFailures?.[0];
  if (failed) return { failure: failed.message };
  const place = document.querySelector(selector);
  const first = place?.firstElementChild ?? null;
  const known = first ?? (place?.childNodes.length === 0 ? place : null);
  const live = known !== null && Object.keys(known).some((key) => key.startsWith('__reactFiber'));
  return live ? {} : null;
}

/** A soft navigation, by an ordinary link. */
function navigateTo(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Two frames later, effects have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
