import { setTimeout as wait } from 'node:timers/promises';
import type { EditionStore } from '../../shell/store/edition-store.ts';
import { moveLive } from '../../shell/store/move-live.ts';
import { newEdition } from '../../shell/store/new-edition.ts';
import type { RunningSite } from './running-site.ts';

/** Includes a poll and the loading of releases; up to half of it is waiting for a damaged store. */
const TAKEN_WITHIN_MS = 60_000;
export const PAST_THE_GATE = { by: 'the chaos suite', note: 'Past the gate' };

/** Makes releases live. `promote` would read the previous ones, and some of them are damaged. Resolves with the edition. */
export async function promoteUnchecked(
  store: EditionStore,
  releases: Readonly<Record<string, string>>,
): Promise<string> {
  const { edition } = await moveLive(store, PAST_THE_GATE, async (now) => {
    const parent = now && (await store.foundEdition(now.edition));
    return {
      action: 'promote',
      edition: (await newEdition(store, { parent, releases }, PAST_THE_GATE)).document.id,
    };
  });
  return edition;
}

/** Resolves when the log says that the server took this edition; it polls every two seconds. */
export async function untilTaken(site: Pick<RunningSite, 'log'>, edition: string): Promise<void> {
  const line = new RegExp(`"edition":"${edition}".*"msg":"edition taken"`);
  const until = Date.now() + TAKEN_WITHIN_MS;
  while (!line.test(site.log())) {
    if (Date.now() > until) throw new Error(`The site did not take the edition ${edition}.\n${site.log()}`);
    await wait(50);
  }
}
