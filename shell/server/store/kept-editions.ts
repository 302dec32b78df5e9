import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Live } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from './edition-store.ts';

/**
 * The editions that stay when the store is pruned: the live one and that of an open canary, each with its last `parents`
 * ancestors, and every edition since `since` that `live` never named: somebody is about to promote it.
 */
export async function keptEditions(
  store: EditionStore,
  history: readonly Live[],
  parents: number,
  since: Date,
): Promise<Map<string, Edition>> {
  const kept = new Map<string, Edition>();
  const there = new Set(await store.editions());
  const keep = async (id: string, ancestors: number): Promise<void> => {
    for (let next: string | null = id, left = ancestors; next !== null && left >= 0; left -= 1) {
      const edition: Edition = kept.get(next) ?? (await store.edition(next));
      kept.set(edition.id, edition);
      // Of an ancestor that an earlier pruning took, only the name is left.
      next = edition.parent !== null && there.has(edition.parent) ? edition.parent : null;
    }
  };
  const now = history.at(-1);
  if (now) await keep(now.edition, parents);
  if (now?.canary) await keep(now.canary.edition, parents);
  const named = new Set(history.flatMap(({ edition, canary }) => [edition, canary?.edition]));
  for (const id of there) if (!named.has(id) && writtenAt(id) >= since) await keep(id, 0);
  return kept;
}

/** When an edition was written, to the second: its id begins with it. */
export function writtenAt(id: string): Date {
  const [, date, time] = /^(\d{8})T(\d{6})Z/.exec(id) ?? [];
  const [day, clock] = [date?.replace(/(..)(..)$/, '-$1-$2'), time?.replace(/(..)(..)$/, ':$1:$2')];
  return new Date(`${day}T${clock}Z`);
}
