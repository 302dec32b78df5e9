import { CHAOS_REMOTES, type ChaosRemote } from './chaos-remotes.ts';
import type { ChaosSite, Victim } from './chaos-site.ts';
import { markOf } from './expectations.ts';
import type { Mend, ServerFault } from './server-faults.ts';

interface Struck {
  victims: readonly Victim[];
  mend: Mend;
}

/** Makes the newest releases of these remotes fail on the server. All other remotes are well. */
export async function strike(
  site: ChaosSite,
  fault: ServerFault,
  remotes: readonly ChaosRemote[],
): Promise<Struck> {
  const unwell = await notServing(site);
  const needed = CHAOS_REMOTES.filter(
    (remote) => unwell.includes(remote) || (fault.when === 'taken' && remotes.includes(remote)),
  );
  const fresh = await Promise.all(needed.map(({ name }) => site.publishNext(name)));
  const isVictim = ({ name }: { name: string }) => remotes.some((remote) => remote.name === name);
  const causeIn = (victims: readonly Victim[]) =>
    Promise.all(victims.map((victim) => fault.cause(site, victim)));

  const before = fault.when === 'taken' ? await causeIn(fresh.filter(isVictim)) : [];
  if (fresh.length > 0) await site.promote(...fresh);
  const victims = remotes.map(({ name }) => site.newest(name));
  const after = fault.when === 'running' ? await causeIn(victims) : [];
  return { victims, mend: async () => void (await Promise.all([...before, ...after].map((mend) => mend()))) };
}

export async function strikeOne(
  site: ChaosSite,
  fault: ServerFault,
  remote: ChaosRemote,
): Promise<{ victim: Victim; mend: Mend }> {
  const { victims, mend } = await strike(site, fault, [remote]);
  const [victim] = victims;
  if (!victim) throw new Error('Nothing was made to fail.');
  return { victim, mend };
}

/** Gives readers a fresh release of every remote that an earlier test has made fail. */
export async function makeWell(site: ChaosSite): Promise<void> {
  const unwell = await notServing(site);
  if (unwell.length === 0) return;
  await site.promote(...(await Promise.all(unwell.map(({ name }) => site.publishNext(name)))));
}

/** Remotes whose newest release does not serve: it may be set aside still. */
async function notServing(site: ChaosSite): Promise<ChaosRemote[]> {
  const pages = await Promise.all(
    CHAOS_REMOTES.map(({ path }) => fetch(site.origin + path).then((response) => response.text())),
  );
  return CHAOS_REMOTES.filter(({ name }, i) => !pages[i]?.includes(markOf(site.newest(name))));
}
