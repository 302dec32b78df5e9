import type { Page, Route } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { guestOrder, type Guest, type GuestOrder } from './guest-site.ts';
import { INTRUDER } from '../chaos/browser-faults.ts';
import type { FaultName } from '../chaos/fault-names.ts';
import { ORDER_COOKIE } from '../chaos/faulty-release.ts';
import { SERVER_FAULTS, type Repair, type ServerFault } from '../chaos/server-faults.ts';

/** Shorter than the deadline of a script. */
const SLOW_MS = 2500;

/** How guests can fail: in every way that remotes can, and in more ways. */
export type GuestFaultName =
  | FaultName
  | 'no such file'
  | 'empty'
  | 'truncated'
  | 'altered styles'
  | 'never starts'
  | 'loops forever';

/** The release shown in the end. */
type Shown = 'previous' | 'newest';

interface GuestFault {
  firstLoad: Shown | { none: string };
  navigation: Shown;
  /** It waits for deadlines, so only `npm run test:all` does. */
  isLong?: true;
}

interface GuestBrowserFault extends GuestFault {
  stage: 'script' | 'render';
  cause: (wire: { page: Page; origin: string; guest: Guest; version: string }) => Promise<Repair>;
  /** Before that, the server's HTML is there without styles. */
  moves?: true;
}

/** The file of the container, and one that the container loads. */
const ENTRY = /remoteEntry\.js/;
const CHUNK = /(?:__federation_expose_Crossword|assets\/quiz)[^/]*\.js/;
const STYLES = /[^/]*\.css/;

const FALLS_BACK = { stage: 'script', firstLoad: 'previous', navigation: 'previous' } as const;
const WORKS_ON = { ...FALLS_BACK, firstLoad: 'newest', navigation: 'newest' } as const;

export const GUEST_BROWSER_FAULTS: Readonly<Record<GuestFaultName, GuestBrowserFault | { none: string }>> = {
  down: { cause: onFiles(/.*\.js/, (route) => route.abort()), ...FALLS_BACK },
  slow: {
    // A route that was removed during the wait continues by itself.
    cause: onFiles(ENTRY, (route) =>
      wait(SLOW_MS)
        .then(() => route.continue())
        .catch(() => {}),
    ),
    ...WORKS_ON,
  },
  '500 with a body': {
    cause: onFiles(ENTRY, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500 Internal Server Error</h1>' }),
    ),
    ...FALLS_BACK,
  },
  'wrong JSON': {
    cause: async ({ page, guest }) => {
      const data = new RegExp(`/_data/[^/]+/${guest.name}(?:\\?|$)`);
      await page.route(data, (route) =>
        route.fulfill({ contentType: 'application/json', body: '{"view":{"kind":"pa' }),
      );
      return () => page.unroute(data);
    },
    ...WORKS_ON,
    firstLoad: {
      none: 'A first load requests no JSON. The manifest of a guest is read when it is published.',
    },
  },
  'wrong hash': { cause: onFiles(CHUNK, altered), ...FALLS_BACK },
  'throws when evaluated': { cause: onOrder('throw-when-evaluated'), ...FALLS_BACK },
  'throws when rendered on the server': { none: 'It throws only on the server.' },
  'throws when rendered in the browser': {
    cause: onOrder('throw-when-rendered'),
    ...FALLS_BACK,
    stage: 'render',
  },
  hangs: { cause: onFiles(ENTRY, () => {}), ...FALLS_BACK, isLong: true },
  'stale singleton range': {
    none: 'The server composes no view of such a release, so no browser is sent to it.',
  },
  'no such file': {
    cause: onFiles(CHUNK, (route) => route.fulfill({ status: 404, body: 'There is no such file.' })),
    ...FALLS_BACK,
  },
  empty: {
    cause: onFiles(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    ...FALLS_BACK,
  },
  truncated: {
    cause: onFiles(ENTRY, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    }),
    ...FALLS_BACK,
  },
  'altered styles': {
    cause: onFiles(STYLES, (route) =>
      route.fulfill({ contentType: 'text/css', body: 'body { display: none }' }),
    ),
    ...FALLS_BACK,
    moves: true,
  },
  'never starts': { cause: onOrder('never-start'), ...FALLS_BACK, isLong: true },
  'loops forever': { none: 'A script that loops stops its tab. Browsers offer to close it.' },
};

function onFiles(file: RegExp, handler: (route: Route) => Promise<void> | void): GuestBrowserFault['cause'] {
  return async ({ page, guest, version }) => {
    const address = new RegExp(`/releases/${guest.name}/${version.replaceAll('.', '\\.')}/.*${file.source}`);
    await page.route(address, handler);
    return () => page.unroute(address);
  };
}

async function altered(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.${INTRUDER} = true;` });
}

/** Gives the newest build an order by cookie. */
function onOrder(order: GuestOrder): GuestBrowserFault['cause'] {
  return async ({ page, origin, guest }) => {
    await page
      .context()
      .addCookies([{ name: ORDER_COOKIE, value: guestOrder(guest.name, order), url: origin }]);
    return () => page.context().clearCookies({ name: ORDER_COOKIE });
  };
}

export type GuestServerFault = GuestFault &
  (
    | Extract<ServerFault, { when: 'taken' }>
    /** The server file of the published release; a guest without one runs nothing on the server. */
    | { when: 'running'; code: string }
  );

const NO_FILE = 'Files that browsers load are sent as they are; their hashes are checked there.';

/** Damage to files in the store is the same as for remotes. */
export const GUEST_SERVER_FAULTS: Readonly<Record<GuestFaultName, GuestServerFault | { none: string }>> = {
  down: ofRemotes('down'),
  '500 with a body': ofRemotes('500 with a body'),
  'wrong JSON': ofRemotes('wrong JSON'),
  'wrong hash': ofRemotes('wrong hash'),
  'throws when evaluated': ofRemotes('throws when evaluated'),
  'stale singleton range': ofRemotes('stale singleton range'),
  slow: {
    when: 'running',
    code: "exports.render = () => new Promise((done) => setTimeout(done, 2000, '<p>Made slowly.</p>'));",
    firstLoad: 'newest',
    navigation: 'newest',
  },
  'throws when rendered on the server': {
    when: 'running',
    code: "exports.default = () => { throw new Error('Told to throw.'); };",
    firstLoad: 'previous',
    // A navigation only fetches data, and rendering in the browser works.
    navigation: 'newest',
  },
  'throws when rendered in the browser': { none: 'It throws only in the browser.' },
  hangs: {
    when: 'running',
    code: 'exports.render = () => new Promise(() => {});',
    firstLoad: 'previous',
    navigation: 'previous',
    isLong: true,
  },
  'loops forever': {
    when: 'running',
    code: 'exports.render = () => { for (;;); };',
    firstLoad: 'previous',
    navigation: 'previous',
  },
  'no such file': { none: NO_FILE },
  empty: { none: NO_FILE },
  truncated: { none: NO_FILE },
  'altered styles': { none: NO_FILE },
  'never starts': { none: NO_FILE },
};

function ofRemotes(name: FaultName): GuestServerFault {
  const fault = SERVER_FAULTS[name];
  if ('none' in fault || fault.when !== 'taken') throw new Error(`"${name}" damages no file of a release.`);
  return fault;
}
