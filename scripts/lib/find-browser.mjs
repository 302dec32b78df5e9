import { existsSync } from 'node:fs';
import { BROWSER_PLACES } from '../../shell/gate/browser/browser-places.mjs';
import { run } from '../../build/run.mjs';
import { giveUp, say } from './say.mjs';
import { ROOT } from './ensure-installed.mjs';

/** Debian's Chromium without a user interface: the same engine, with a third less CPU use. */
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

/**
 * Path of a Chromium that runs here: BROWSER_PATH, an installed one, Playwright's download, or, for root, the system's
 * package. Ends the program with a message if there is none.
 */
export async function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named)
    return (await works(named))
      ? named
      : giveUp(`BROWSER_PATH is "${named}", which does not start. Set it to a Chromium that does.`);
  const found = await firstThatWorks([...HEADLESS_SHELLS, ...BROWSER_PLACES, await ownBrowser()]);
  if (found) return found;

  say('Downloading a browser for the tests …');
  await run('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, quiet: true });
  const own = await ownBrowser();
  if (await works(own)) return own;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing chromium from the system packages …');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await firstThatWorks([...HEADLESS_SHELLS, ...BROWSER_PLACES]);
    if (installed) return installed;
  }
  return giveUp(
    'No browser for the tests was found or could be downloaded. Install Chromium or Chrome, or set BROWSER_PATH to one.',
  );
}

async function ownBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function firstThatWorks(places) {
  for (const place of places) if (await works(place)) return place;
  return null;
}

/** Whether the program exists and starts, with all its libraries. */
async function works(place) {
  if (!place || !existsSync(place)) return false;
  return (await run(place, ['--version'], { quiet: true })).code === 0;
}
