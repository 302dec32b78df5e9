import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { NetworkLog } from './network-log.ts';
import { watchPage, type Wanted } from './page-watch.ts';
import { PHONE, throttle } from './throttle.ts';

/** Nothing is asked for during so long: the page has come to rest, ms. */
const QUIET_MS = 1500;
const QUIET_AT_MOST_MS = 30_000;

/** A page in a browser that knows nothing yet: cold cache, no storage. */
export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  network: NetworkLog;
  /** Waits until nothing has been asked for during a while. Rejects when that does not come. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
}

export function startBrowser(): Promise<Browser> {
  return findBrowser().then((executablePath) =>
    chromium.launch({
      executablePath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }),
  );
}

/** Opens an empty page on a phone, slow unless told otherwise; `wanted` says what the watch in the page looks for. */
export async function openPage(
  browser: Browser,
  wanted: Wanted | null,
  { slow }: { slow: boolean } = { slow: true },
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await throttle(cdp);
  // Functions that are sent to the page were marked with their names by the program that strips their types.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  if (wanted) await context.addInitScript(watchPage, wanted);
  const network = new NetworkLog(cdp);
  return { page, cdp, network, quiet: () => untilQuiet(network), close: () => context.close() };
}

async function untilQuiet(network: NetworkLog): Promise<void> {
  const end = Date.now() + QUIET_AT_MOST_MS;
  let since = Date.now();
  let before = network.state();
  while (Date.now() < end) {
    await delay(50);
    const now = network.state();
    if (now === null || now !== before) since = Date.now();
    before = now;
    if (Date.now() - since > QUIET_MS) return;
  }
  throw new Error('The page does not come to rest.');
}
