import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { NetworkLog } from './network-log.ts';
import { NAMES } from '../../shell/gate/browser/launch-browser.ts';
import { watchPage, type Wanted } from './page-watch.ts';
import { PHONE, SLOW, throttle } from './throttle.ts';
import type { Contestant } from '../contestants/contestant.ts';
import type { Figures } from '../sample.ts';
import type { PrerenderingBrowser } from '../../e2e/support/browser/prerendering-browser.ts';
import type { ScriptBytes } from './script-bytes.ts';
import type { SlowLine } from './slow-line.ts';

/** What a scene gets to measure with. */
export interface Tools {
  browser: Browser;
  scripts: ScriptBytes;
  /** A second browser, which may prepare pages, and the line to use with it. */
  prerendering: PrerenderingBrowser;
  line: SlowLine;
}

/** One visit in a fresh browser. Resolves with its measurements. */
export type Scene = (contestant: Contestant, tools: Tools) => Promise<Figures>;

/** A page is idle after this long without a request, ms. */
const QUIET_MS = 1500;
const QUIET_AT_MOST_MS = 30_000;

/** A page in a fresh browser context: cold cache, empty storage. */
export interface OpenPage {
  page: Page;
  cdp: CDPSession;
  network: NetworkLog;
  /** Resolves after 1.5 s without a request. Rejects after 30 s. */
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

export interface Device {
  /** False: nothing is throttled. */
  slow?: boolean;
  /** How many times slower the CPU is. */
  cpuSlowdown?: number;
  /** Slows the network in place of the browser's own throttle. */
  line?: SlowLine | null;
}

/** Opens an empty page on an emulated phone, throttled by default. `wanted` configures the watch in the page. */
export async function openPage(
  browser: Browser,
  wanted: Wanted | null,
  { slow = true, cpuSlowdown = SLOW.cpuSlowdown, line = null }: Device = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    ...(line && { proxy: { server: line.address } }),
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) await throttle(cdp, cpuSlowdown, line !== null);
  await context.addInitScript(NAMES);
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
  throw new Error('The page does not become idle.');
}
