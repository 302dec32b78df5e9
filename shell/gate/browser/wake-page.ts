import { FIXTURE_SETTINGS } from '@meadowlark/shared/standalone/fixture-context.ts';
import type { Page } from 'playwright-core';
import { unitKey } from '../../src/composition/unit.ts';
import type { WANTED_EVENT } from '../../src/sleeping/shell-bootstrap.ts';
import { harmToOthers } from './harm-to-others.ts';
import { navigateTo, settled } from './in-page.ts';
import type { PlacedPage } from './respond-to-request.ts';

/** Milliseconds from the request to an awake page, on a busy machine. */
export const AWAKE_MS = 15_000;

/**
 * Opens a page as a reader would and waits until the shell is awake and React runs the unit. If the page's policy never
 * hydrates it, a soft navigation follows, so that the unit's script runs as well. Resolves with the problem, or null if the
 * page works.
 */
export async function wakePage(
  page: Page,
  { testCase, placement }: PlacedPage,
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

// These functions run in the browser, and use nothing from outside.

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
