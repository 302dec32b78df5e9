import { createInstance } from '@module-federation/enhanced/runtime';
import type { Container } from '@meadowlark/shared/contract/container.ts';
import type { GuestContainer } from '@meadowlark/shared/contract/guest.ts';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { SCRIPT_DEADLINE_MS } from '../browser/load-script.ts';
import { GUESTS, type GuestRoute } from '../routes.ts';
import { guestPage, type GuestModule } from './GuestPage.tsx';
import { inGuestFrame } from './in-guest-frame.tsx';
import { loadGuestEntry, type GuestEntry } from './load-guest-entry.ts';

const entries = new Map<string, GuestEntry>();

/**
 * The stock runtime starts containers of other tools, and chooses which copy of a library they get. Files are
 * loaded here, because the runtime does not check hashes.
 */
const runtime = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: provided(React.version, React),
    'react/jsx-runtime': provided(React.version, JsxRuntime),
    'react-dom': provided(ReactDom.version, ReactDom),
  },
  plugins: [
    {
      name: 'checked-entries',
      loadEntry: async ({ remoteInfo: { name } }) => entries.get(name) as never,
    },
  ],
});

function provided(version: string, module: object) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

/** The page that a guest exposes at `address` (`./page/crossword`). `base` is the base URL of paths. */
export async function openGuest(
  guest: GuestContainer,
  base: string,
  address: string,
): ReturnType<Container['get']> {
  const { remote, pages } = guest;
  const name = address.replace('./page/', '');
  const page = pages[name];
  const route = GUESTS.find((one) => one.remote === remote && one.page === name);
  if (!page || !route) throw new Error(`The guest ${remote} has no page at "${address}".`);
  try {
    return await open(guest, base, page, route);
  } catch (error) {
    // Retry once, past the browser's cache: it would keep a bad response for a year, as for all release files.
    const fresh = guest.files.map(({ path, integrity }) =>
      fetchFile(new URL(path, base).href, integrity, 'reload'),
    );
    await Promise.all(fresh).catch(() => {
      throw error;
    });
    return open(guest, base, page, route);
  }
}

async function open(
  guest: GuestContainer,
  base: string,
  { expose, styles }: GuestContainer['pages'][string],
  route: GuestRoute,
): ReturnType<Container['get']> {
  const { federationName } = guest;
  // Not every tool waits for its style sheets.
  const styled = Promise.all(styles.map(({ href, integrity }) => fetchFile(href, integrity)));
  // Awaited below: a failure before the entry arrives is not an uncaught error.
  styled.catch(() => {});
  if (!entries.has(federationName)) {
    entries.set(federationName, await loadGuestEntry(guest, base));
    // A unique name: one tab may have two releases of a guest.
    runtime.registerRemotes([{ name: federationName, entry: new URL(guest.entry, base).href }]);
  }
  const [module] = await Promise.all([
    runtime.loadRemote<GuestModule>(federationName + expose.slice(1)),
    styled,
  ]);
  const Page = inGuestFrame(route, guestPage(module ?? {}, { expose, styles }));
  return () => ({ Page });
}

/** Fetches a file into the browser's cache. Rejects if it is not the one with this SHA-384. */
async function fetchFile(address: string, integrity: string, cache: RequestCache = 'default'): Promise<void> {
  const signal = AbortSignal.timeout(SCRIPT_DEADLINE_MS);
  const response = await fetch(address, { integrity, cache, signal });
  if (!response.ok) throw new Error(`${address} responded ${response.status}.`);
  await response.arrayBuffer();
}
