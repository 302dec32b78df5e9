import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { editionKey, releaseKey } from '../../../shell/server/store/edition-store.ts';
import { moveLive } from '../../../shell/server/store/move-live.ts';
import { newEdition } from '../../../shell/server/store/new-edition.ts';
import { publishRelease } from '../../../shell/server/store/publish-release.ts';
import { startSite, type RunningSite, type SiteStore } from '../running-site.ts';
import { CHAOS_REMOTES } from './chaos-remotes.ts';
import { obedientRelease, type ServerOrder } from './obedient-release.ts';

/** A poll, and the loading of what is new; half of it may be waiting for a damaged store. */
const TAKEN_WITHIN_MS = 60_000;
const who = { by: 'the chaos suite', note: 'Past the gate' };

/** The newest release of a remote, which is to fail. */
export interface Victim {
  name: string;
  version: string;
  /** Where the store keeps it. */
  folder: string;
}

/** A site whose releases fail when they are told to. Every remote has a release before the newest one that works. */
export interface ChaosSite extends Pick<RunningSite, 'origin' | 'log' | 'stop'> {
  /** The newest release of a remote. */
  newest(name: string): Victim;
  /** Publishes another release of a remote, but does not promote it yet. */
  publishNext(name: string): Promise<Victim>;
  /** Gives readers these releases, without a gate. Resolves when the site has taken them. */
  promote(...victims: readonly Victim[]): Promise<void>;
  /** Tells a release to fail on the server. Returns how to call that off. */
  order(victim: Victim, order: ServerOrder): Promise<() => Promise<void>>;
}

/** `withPrevious: false`: the obedient releases are the first ever. */
export async function startChaosSite({ withPrevious } = { withPrevious: true }): Promise<ChaosSite> {
  const orders = await mkdtemp(path.join(tmpdir(), 'orders-'));
  const orderFile = (name: string, version: string) => path.join(orders, `${name}@${version}`);
  const newest = new Map<string, Victim>();
  let published = 0;

  const publishNext = async ({ store, folder }: SiteStore, name: string): Promise<Victim> => {
    const version = `9.9.${(published += 1)}`;
    const build = await obedientRelease(name, version, orderFile(name, version));
    await publishRelease(store, build);
    return { name, version, folder: path.join(folder, releaseKey(name, version)) };
  };
  const makeLive = async ({ store }: SiteStore, victims: readonly Victim[]): Promise<string> => {
    const releases = Object.fromEntries(victims.map(({ name, version }) => [name, version]));
    // Not by `promote`, which looks at the releases before: some of these cannot be read.
    const { edition } = await moveLive(store, who, async (now) => {
      const parent = now && (await store.edition(now.edition));
      return { action: 'promote', edition: (await newEdition(store, parent, releases, who)).id };
    });
    for (const victim of victims) newest.set(victim.name, victim);
    return edition;
  };

  // What becomes of a view that fails is to be seen with every request.
  const site = await startSite({ PAGE_CACHE_MB: '0' }, async (store) => {
    const victims = await Promise.all(CHAOS_REMOTES.map(({ name }) => publishNext(store, name)));
    await makeLive(store, victims);
    if (!withPrevious) await forgetParent(store);
  });

  return {
    origin: site.origin,
    log: site.log,
    stop: site.stop,
    newest: (name) => {
      const victim = newest.get(name);
      if (!victim) throw new Error(`The chaos site has no remote "${name}".`);
      return victim;
    },
    publishNext: (name) => publishNext(site, name),
    promote: async (...victims) => {
      const edition = await makeLive(site, victims);
      await taken(site, edition);
    },
    order: async ({ name, version }, order) => {
      const file = orderFile(name, version);
      await writeFile(file, order);
      return () => rm(file, { force: true });
    },
  };
}

/** Makes the live edition the first one, with none before it. */
async function forgetParent({ store }: SiteStore): Promise<void> {
  const live = await store.live();
  const edition = await store.edition(live?.edition ?? '');
  await store.objects.put(editionKey(edition.id), Buffer.from(JSON.stringify({ ...edition, parent: null })));
}

/** The server polls every two seconds and says which edition it took. */
async function taken(site: RunningSite, edition: string): Promise<void> {
  const said = new RegExp(`"edition":"${edition}".*"msg":"edition taken"`);
  const until = Date.now() + TAKEN_WITHIN_MS;
  while (!said.test(site.log())) {
    if (Date.now() > until) throw new Error(`The site did not take the edition ${edition}.\n${site.log()}`);
    await wait(50);
  }
}
