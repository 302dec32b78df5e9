import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import { EDITION_ID } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { standing } from '../store/move-live.ts';
import { closest } from './closest.ts';
import { howToRun } from './how-to-run.ts';

/** The edition that somebody names: by its id, or as `live` or `canary`. Rejects with what there is instead. */
export async function editionNamed(store: EditionStore, name: string): Promise<Edition> {
  if (name === 'live') return store.edition(standing(await store.live(), store).edition);
  if (name === 'canary') return store.edition(await openCanary(store));
  const ids = await store.editions();
  if (EDITION_ID.test(name) && ids.includes(name)) return store.edition(name);
  const instead = ids.length > 0 ? `Closest: ${closest(name, ids).join(', ')}.` : 'There are none yet.';
  throw new Error(
    `There is no edition "${name}" in ${store.place}. ${instead} "${howToRun('history')}" shows those that readers got.`,
  );
}

/** Id of the edition that is on trial now. */
export async function openCanary(store: EditionStore): Promise<string> {
  const canary = (await store.live())?.canary;
  if (canary) return canary.edition;
  throw new Error('No canary is open. "promote <name@version> --canary 10" opens one.');
}
