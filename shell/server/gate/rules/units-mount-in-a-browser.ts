import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { mountScene } from '../browser/mount-scene.ts';
import type { Candidate } from '../candidate.ts';
import type { Finding } from '../report.ts';
import type { Rule } from '../rule.ts';
import { scenesOf, type Scene } from '../stage/scene.ts';

/** Pages open at the same time. */
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
  const work = async (): Promise<void> => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      const outcome = await candidate.stage.render(scene);
      // What does not render is a finding of units-render-on-the-server; what no route shows has no page yet.
      if (outcome.state !== 'rendered' || outcome.page.threw !== null || !outcome.page.placed) continue;
      findings.push(...(await mountScene(browser, candidate, scene, outcome.page, outcome.page.placed)));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return findings;
}
