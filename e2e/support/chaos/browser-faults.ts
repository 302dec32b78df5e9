import type { Page, Route } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosRemote } from './chaos-remotes.ts';
import type { ChaosSite, Victim } from './chaos-site.ts';
import type { FaultName } from './fault-names.ts';
import { browserOrder, ORDER_COOKIE, type BrowserOrder } from './obedient-release.ts';
import type { Mend } from './server-faults.ts';

/** Longer than a reader likes, shorter than the deadline of a script. */
const SLOW_MS = 2500;

/** What a script that was changed on its way would leave behind, were it run. */
export const INTRUDER = 'intruder';

export interface Wire {
  page: Page;
  site: ChaosSite;
  remote: ChaosRemote;
  victim: Victim;
}

export interface BrowserFault {
  cause: (wire: Wire) => Promise<Mend>;
  /** Which release the reader has in the end, when the page is loaded and when it is navigated to. */
  firstLoad: 'previous' | 'newest' | { none: string };
  navigation: 'previous' | 'newest';
}

const FALLS_BACK = { firstLoad: 'previous', navigation: 'previous' } as const;

/** How each fault is made in the browser, or why there is none. */
export const BROWSER_FAULTS: Readonly<Record<FaultName, BrowserFault | { none: string }>> = {
  down: { cause: onScripts((route) => route.abort()), ...FALLS_BACK },
  slow: {
    // What is mended while it waits goes on by itself.
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
    firstLoad: { none: 'A first load asks for no JSON: its data stands in the page.' },
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
  'throws when rendered on the server': { none: 'The server is where it throws.' },
  'throws when rendered in the browser': { cause: onOrder('throw-when-rendered'), ...FALLS_BACK },
  hangs: { cause: onScripts(() => {}), ...FALLS_BACK },
  'stale singleton range': {
    none: 'The server composes no view of such a release, so no browser is sent to it.',
  },
};

/** Does this to every script of the newest release, also when it is asked for again. */
function onScripts(handler: (route: Route) => Promise<void> | void): BrowserFault['cause'] {
  return ({ page, victim: { name, version } }) =>
    onAddress(page, new RegExp(`/releases/${name}/${version.replaceAll('.', '\\.')}/`), handler);
}

/** Does this to the data of the remote's page. */
function onData(handler: (route: Route) => Promise<void> | void): BrowserFault['cause'] {
  return ({ page, remote }) => onAddress(page, new RegExp(`/_data/[^/]+${remote.path}(?:\\?|$)`), handler);
}

async function onAddress(
  page: Page,
  address: RegExp,
  handler: (route: Route) => Promise<void> | void,
): Promise<Mend> {
  await page.route(address, handler);
  return () => page.unroute(address);
}

/** Tells the newest release by a cookie what to do. */
function onOrder(order: BrowserOrder): BrowserFault['cause'] {
  return async ({ page, site, victim: { name, version } }) => {
    const value = browserOrder(name, version, order);
    await page.context().addCookies([{ name: ORDER_COOKIE, value, url: site.origin }]);
    return () => page.context().clearCookies({ name: ORDER_COOKIE });
  };
}
