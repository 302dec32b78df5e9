import type { Page, Route } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosRemote } from './chaos-remotes.ts';
import type { ChaosSite, Victim } from './chaos-site.ts';
import type { FaultName } from './fault-names.ts';
import { browserOrder, ORDER_COOKIE, type BrowserOrder } from './faulty-release.ts';
import type { Repair } from './server-faults.ts';

/** Shorter than the deadline of a script. */
const SLOW_MS = 2500;

/** Global that a tampered script sets if it runs. */
export const INTRUDER = 'intruder';

interface Wire {
  page: Page;
  site: ChaosSite;
  remote: ChaosRemote;
  victim: Victim;
}

interface BrowserFault {
  cause: (wire: Wire) => Promise<Repair>;
  /** The release shown in the end, after a first load and after a navigation. */
  firstLoad: 'previous' | 'newest' | { none: string };
  navigation: 'previous' | 'newest';
}

const FALLS_BACK = { firstLoad: 'previous', navigation: 'previous' } as const;

/** How to cause each fault in the browser, or why that is impossible. */
export const BROWSER_FAULTS: Readonly<Record<FaultName, BrowserFault | { none: string }>> = {
  down: { cause: onScripts((route) => route.abort()), ...FALLS_BACK },
  slow: {
    // A route that was removed during the wait continues by itself.
    cause: onScripts((route) =>
      wait(SLOW_MS)
        .then(() => route.continue())
        .catch(() => {}),
    ),
    firstLoad: 'newest',
    navigation: 'newest',
  },
  '500 with a body': {
    cause: onScripts((route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500 Internal Server Error</h1>' }),
    ),
    ...FALLS_BACK,
  },
  'wrong JSON': {
    cause: onData((route) => route.fulfill({ contentType: 'application/json', body: '{"view":{"kind":"pa' })),
    firstLoad: { none: 'A first load requests no JSON: its data is in the page.' },
    navigation: 'newest',
  },
  'wrong hash': {
    cause: onScripts(async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.${INTRUDER} = true;` });
    }),
    ...FALLS_BACK,
  },
  'throws when evaluated': { cause: onOrder('throw-when-evaluated'), ...FALLS_BACK },
  'throws when rendered on the server': { none: 'It throws only on the server.' },
  'throws when rendered in the browser': { cause: onOrder('throw-when-rendered'), ...FALLS_BACK },
  // A document arrives sooner than a second script.
  hangs: { cause: onScripts(() => {}), firstLoad: 'previous', navigation: 'newest' },
  'stale singleton range': {
    none: 'The server composes no view of such a release, so no browser is sent to it.',
  },
};

/** Handles every request for a script of the newest release, including retries. */
function onScripts(handler: (route: Route) => Promise<void> | void): BrowserFault['cause'] {
  return ({ page, victim: { name, version } }) =>
    onAddress(page, new RegExp(`/releases/${name}/${version.replaceAll('.', '\\.')}/`), handler);
}

/** Handles requests for the data of the remote's page. */
function onData(handler: (route: Route) => Promise<void> | void): BrowserFault['cause'] {
  return ({ page, remote }) => onAddress(page, new RegExp(`/_data/[^/]+${remote.path}(?:\\?|$)`), handler);
}

async function onAddress(
  page: Page,
  address: RegExp,
  handler: (route: Route) => Promise<void> | void,
): Promise<Repair> {
  await page.route(address, handler);
  return () => page.unroute(address);
}

/** Gives the newest release an order by cookie. */
function onOrder(order: BrowserOrder): BrowserFault['cause'] {
  return async ({ page, site, victim: { name, version } }) => {
    const value = browserOrder(name, version, order);
    await page.context().addCookies([{ name: ORDER_COOKIE, value, url: site.origin }]);
    return () => page.context().clearCookies({ name: ORDER_COOKIE });
  };
}
