import { CHAOS_REMOTES, type ChaosRemote } from './chaos-remotes.ts';
import { markOf, type ChaosSite, type Victim } from './chaos-site.ts';
import type { Repair, ServerFault } from './server-faults.ts';

interface BrokenReleases {
  victims: readonly Victim[];
  repair: Repair;
}

/** Makes the newest releases of these remotes fail on the server. All other remotes keep working. */
export async function breakReleases(
  site: ChaosSite,
  fault: ServerFault,
  remotes: readonly ChaosRemote[],
): Promise<BrokenReleases> {
  const failing = await notServing(site);
  const needed = CHAOS_REMOTES.filter(
    (remote) => failing.includes(remote) || (fault.when === 'taken' && remotes.includes(remote)),
  );
  const fresh = await Promise.all(needed.map(({ name }) => site.publishNext(name)));
  const isVictim = ({ name }: { name: string }) => remotes.some((remote) => remote.name === name);
  const before =
    fault.when === 'taken'
      ? await Promise.all(fresh.filter(isVictim).map(({ folder }) => fault.damage(folder)))
      : [];
  if (fresh.length > 0) await site.promote(...fresh);
  const victims = remotes.map(({ name }) => site.newest(name));
  const after =
    fault.when === 'running'
      ? await Promise.all(victims.map((victim) => site.order(victim, fault.order)))
      : [];
  return {
    victims,
    repair: async () => void (await Promise.all([...before, ...after].map((repair) => repair()))),
  };
}

export async function breakRelease(
  site: ChaosSite,
  fault: ServerFault,
  remote: ChaosRemote,
): Promise<{ victim: Victim; repair: Repair }> {
  const { victims, repair } = await breakReleases(site, fault, [remote]);
  const [victim] = victims;
  if (!victim) throw new Error('Nothing was made to fail.');
  return { victim, repair };
}

/** Promotes a new release of every remote that an earlier test made fail. */
export async function replaceFailing(site: ChaosSite): Promise<void> {
  const failing = await notServing(site);
  if (failing.length === 0) return;
  await site.promote(...(await Promise.all(failing.map(({ name }) => site.publishNext(name)))));
}

/** Remotes whose newest release does not serve, for example because it is still quarantined. */
async function notServing(site: ChaosSite): Promise<ChaosRemote[]> {
  const pages = await Promise.all(
    CHAOS_REMOTES.map(({ path }) => fetch(site.origin + path).then((response) => response.text())),
  );
  return CHAOS_REMOTES.filter(({ name }, i) => !pages[i]?.includes(markOf(site.newest(name))));
}
