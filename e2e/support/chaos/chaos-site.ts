import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { editionKey, releaseKey } from '../../../shell/server/store/object-keys.ts';
import { moveLive } from '../../../shell/server/store/move-live.ts';
import { newEdition } from '../../../shell/server/store/new-edition.ts';
import { publishRelease } from '../../../shell/server/store/publish-release.ts';
import { startOrderServer } from '../services/order-server.ts';
import { startSite, type RunningSite, type SiteStore } from '../running-site.ts';
import { CHAOS_REMOTES } from './chaos-remotes.ts';
import { faultyRelease, type ServerOrder } from './faulty-release.ts';

/** Includes a poll and the loading of releases; half of it may pass waiting for a damaged store. */
const TAKEN_WITHIN_MS = 60_000;
const who = { by: 'the chaos suite', note: 'Past the gate' };

/** The newest release of a remote, which is to fail. */
export interface Victim {
  name: string;
  version: string;
  /** Where the store keeps it. */
  folder: string;
}

/** A site whose releases fail on order. Every remote has a working previous release. */
export interface ChaosSite extends Pick<RunningSite, 'origin' | 'log' | 'stop'> {
  /** The newest release of a remote. */
  newest(name: string): Victim;
  /** Publishes another release of a remote, but does not promote it yet. */
  publishNext(name: string): Promise<Victim>;
  /** Promotes these releases, bypassing the gate. Resolves when the site serves them. */
  promote(...victims: readonly Victim[]): Promise<void>;
  /** Makes a release fail on the server. Resolves with a function that cancels the order. */
  order(victim: Victim, order: ServerOrder): Promise<() => Promise<void>>;
}

/** Starts the site. `withPrevious: false`: the faulty releases have no previous release. */
export async function startChaosSite({ withPrevious } = { withPrevious: true }): Promise<ChaosSite> {
  const orders = await startOrderServer();
  const newest = new Map<string, Victim>();
  let published = 0;

  const publishNext = async ({ store, folder }: SiteStore, name: string): Promise<Victim> => {
    const version = `9.9.${(published += 1)}`;
    const build = await faultyRelease(name, version, orders.urlFor(`${name}@${version}`));
    await publishRelease(store, build);
    return { name, version, folder: path.join(folder, releaseKey(name, version)) };
  };
  const makeLive = async ({ store }: SiteStore, victims: readonly Victim[]): Promise<string> => {
    const releases = Object.fromEntries(victims.map(({ name, version }) => [name, version]));
    // `promote` would read the previous releases, and some of them are damaged.
    const { edition } = await moveLive(store, who, async (now) => {
      const parent = now && (await store.foundEdition(now.edition));
      return { action: 'promote', edition: (await newEdition(store, parent, releases, who)).document.id };
    });
    for (const victim of victims) newest.set(victim.name, victim);
    return edition;
  };

  // Without a page cache, so that every request shows a failure.
  const site = await startSite(
    { PAGE_CACHE_MB: '0', LOG_LEVEL: 'info', FEED_RELAY_URL: orders.relayUrl },
    async (store) => {
      const victims = await Promise.all(CHAOS_REMOTES.map(({ name }) => publishNext(store, name)));
      await makeLive(store, victims);
      if (!withPrevious) await forgetParent(store);
    },
  );

  orders.forwardTo(site.origin);

  return {
    origin: site.origin,
    log: site.log,
    stop: async () => {
      await site.stop();
      await orders.stop();
    },
    newest: (name) => {
      const victim = newest.get(name);
      if (!victim) throw new Error(`The chaos site has no remote "${name}".`);
      return victim;
    },
    publishNext: (name) => publishNext(site, name),
    promote: async (...victims) => {
      const edition = await makeLive(site, victims);
      await waitForEdition(site, edition);
    },
    order: async ({ name, version }, order) => {
      const callOff = orders.order(`${name}@${version}`, order);
      return async () => callOff();
    },
  };
}

/** Removes the parent of the live edition. */
async function forgetParent({ store }: SiteStore): Promise<void> {
  const live = await store.live();
  const edition = await store.edition(live?.edition ?? '');
  if (edition.parent !== null) await store.objects.remove(editionKey(edition.parent));
}

/** Resolves when the log says that the server took this edition; it polls every two seconds. */
async function waitForEdition(site: RunningSite, edition: string): Promise<void> {
  const line = new RegExp(`"edition":"${edition}".*"msg":"edition taken"`);
  const until = Date.now() + TAKEN_WITHIN_MS;
  while (!line.test(site.log())) {
    if (Date.now() > until) throw new Error(`The site did not take the edition ${edition}.\n${site.log()}`);
    await wait(50);
  }
}
