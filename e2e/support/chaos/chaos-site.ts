import path from 'node:path';
import { moveLive } from '../../../shell/store/move-live.ts';
import { newEdition } from '../../../shell/store/new-edition.ts';
import { releasePrefix } from '../../../shell/store/object-keys.ts';
import { publishRelease } from '../../../shell/store/publish-release.ts';
import { PAST_THE_GATE, promoteUnchecked, untilTaken } from '../promote-unchecked.ts';
import { startOrderServer } from '../services/order-server.ts';
import { startSite, type RunningSite, type SiteStore } from '../running-site.ts';
import { CHAOS_REMOTES } from './chaos-remotes.ts';
import { faultyRelease, type ServerOrder } from './faulty-release.ts';

/** The newest release of a remote, which is to fail. */
export interface Victim {
  name: string;
  version: string;
  /** Where the store keeps it. */
  folder: string;
}

/** The attribute that a faulty release leaves in the HTML of its pages. */
export function markOf(victim: Victim | undefined): string {
  return `data-release="${victim?.version}"`;
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
    return { name, version, folder: path.join(folder, releasePrefix(name, version)) };
  };
  const makeLive = async ({ store }: SiteStore, victims: readonly Victim[]): Promise<string> => {
    const releases = Object.fromEntries(victims.map(({ name, version }) => [name, version]));
    const edition = await promoteUnchecked(store, releases);
    for (const victim of victims) newest.set(victim.name, victim);
    return edition;
  };

  // Without a page cache, so that every request shows a failure.
  const site = await startSite(
    { PAGE_CACHE_MB: '0', LOG_LEVEL: 'info', FEED_RELAY_URL: orders.relayUrl },
    async (store) => {
      const victims = await Promise.all(CHAOS_REMOTES.map(({ name }) => publishNext(store, name)));
      await makeLive(store, victims);
      if (!withPrevious) await forgetPast(store);
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
      await untilTaken(site, edition);
    },
    order: async ({ name, version }, order) => {
      const callOff = orders.order(`${name}@${version}`, order);
      return async () => callOff();
    },
  };
}

/** Makes the releases of the live edition the first ones that readers get. */
async function forgetPast({ store }: SiteStore): Promise<void> {
  await moveLive(store, PAST_THE_GATE, async (now) => {
    const { releases } = await store.edition(now?.edition ?? '');
    const first = await newEdition(store, { parent: null, releases }, PAST_THE_GATE);
    return { action: 'promote', edition: first.document.id };
  });
}
