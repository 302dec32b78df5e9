import type { Browser } from 'playwright-core';
import { unitKey } from '../../../src/composition/unit.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { mountScene } from '../browser/mount-scene.ts';
import type { Candidate } from '../candidate.ts';
import type { Finding } from '../report.ts';
import type { Rule } from '../rule.ts';
import { scenesOf, type Scene } from '../stage/scene.ts';

/** Tabs open at the same time; each keeps its process, which is what costs. */
const AT_A_TIME = 3;

/** Every unit loads and mounts in a real browser, in every situation, and the browser complains about nothing. */
export const unitsMountInABrowser: Rule = {
  name: 'units-mount-in-a-browser',
  runsCode: true,
  async check(candidate) {
    const scenes = scenesOf(candidate.release, await candidate.stage.describe());
    if (scenes.length === 0) return { skipped: 'The release exposes nothing that could be shown.' };
    const browser = await launchBrowser();
    if ('none' in browser) return { skipped: browser.none };
    try {
      return await mountAll(browser, candidate, scenes);
    } finally {
      await browser.close();
    }
  },
};

async function mountAll(
  browser: Browser,
  candidate: Candidate,
  scenes: readonly Scene[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const waiting = [...scenes];
  const stuckUnits = new Set<string>();
  const work = async (): Promise<void> => {
    let tab = await browser.newPage();
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      const unit = unitKey(scene);
      // Its other situations would cost as much time to say the same.
      if (stuckUnits.has(unit)) continue;
      const outcome = await candidate.stage.render(scene);
      // What does not render is a finding of units-render-on-the-server; what no route shows has no page yet.
      if (outcome.state !== 'rendered' || outcome.page.threw !== null || !outcome.page.placed) continue;
      const mounted = await mountScene(tab, candidate, scene, outcome.page, outcome.page.placed);
      findings.push(...mounted.findings);
      if (!mounted.stuck) continue;
      stuckUnits.add(unit);
      await tab.close();
      tab = await browser.newPage();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return findings;
}
