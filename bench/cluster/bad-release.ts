import { setTimeout as pause } from 'node:timers/promises';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import type { Cluster } from '../../scripts/cluster/cluster.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';

const BY = { by: 'bench', note: 'a bad release' };
const VERSION = '9.9.9-bad';
/** Throws where a page shows a text. */
const BROKEN = '"+(()=>{throw new Error("bad release")})()+"';
const LONGEST_MS = 30_000;

/**
 * Promotes a release that throws when one page is rendered, requests that page from the first server, and resolves with
 * the time from its quarantine there to its quarantine on all servers, ms.
 */
export async function spreadOfQuarantine({ store, servers }: Cluster): Promise<number> {
  const before = (await store.edition((await store.live())?.edition ?? '')).releases['static'] ?? '';
  await publishRelease(store, await deriveRelease('static', VERSION, 'Questions, answered', BROKEN));
  const { edition } = await promote(store, { releases: { static: VERSION } }, BY);
  const [first] = servers;
  if (!first) return 0;
  const untilAll = (holds: (origin: string) => Promise<boolean>) =>
    Promise.all(servers.map(({ origin }) => until(() => holds(origin))));
  await untilAll(async (origin) => (await fetch(`${origin}/about`)).headers.get('x-edition') === edition);
  let word = 0;
  await until(async () => {
    await fetch(`${first.origin}/faq?q=word${(word += 1)}`);
    return isQuarantined(first.origin);
  });
  const started = performance.now();
  await untilAll(isQuarantined);
  const ms = performance.now() - started;
  await promote(store, { releases: { static: before } }, BY);
  return ms;
}

async function isQuarantined(origin: string): Promise<boolean> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return text.includes(`meadowlark_release_quarantined{remote="static",version="${VERSION}"} 1`);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error('The bad release was not quarantined everywhere within 30 s.');
    await pause(20);
  }
}
