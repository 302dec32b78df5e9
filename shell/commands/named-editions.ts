import { type Edition, EDITION_ID } from '@meadowlark/shared/contract/edition.ts';
import type { CanarySteps } from '@meadowlark/shared/contract/live.ts';
import type { EditionStore } from '../store/edition-store.ts';
import { requireLive } from '../store/move-live.ts';
import { closest } from './closest.ts';
import { commandLine } from './terminal.ts';

/** The edition with this ID, or `live` or `canary`. Rejects with similar IDs if it does not exist. */
export async function editionNamed(store: EditionStore, name: string): Promise<Edition> {
  if (name === 'live') return store.edition(requireLive(await store.live(), store).edition);
  if (name === 'canary') return store.edition(await openCanary(store));
  const ids = await store.editions();
  if (EDITION_ID.test(name) && ids.includes(name)) return store.edition(name);
  const instead =
    ids.length > 0 ? `Closest: ${closest(name, ids).join(', ')}.` : 'There are no editions yet.';
  throw new Error(
    `There is no edition "${name}" in ${store.place}. ${instead} "${commandLine('history')}" lists the editions that readers got.`,
  );
}

/** For reporting what a move changed; null if it cannot be read, because an error would suggest that the move failed. */
export async function editionForReport(store: EditionStore, id: string): Promise<Edition | null> {
  return store.edition(id).catch(() => null);
}

/** ID of the open canary's edition. Rejects if no canary is open. */
export async function openCanary(store: EditionStore): Promise<string> {
  const canary = (await store.live())?.canary;
  if (canary) return canary.edition;
  throw new Error('No canary is open. "promote <name@version> --canary 10" opens one.');
}

/** `25%, all, each 10 minutes after the previous step`. */
export function canarySteps({ next, everySeconds }: CanarySteps): string {
  const steps = next.map((percent) => (percent === 100 ? 'all' : `${percent}%`)).join(', ');
  if (everySeconds === null) return `${steps}, each started manually: ${commandLine('promote --advance')}`;
  const minutes = Math.round(everySeconds / 6) / 10;
  return `${steps}, each ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} after the previous step unless the canary is halted`;
}

/** A remote whose releases differ between two editions; null: the edition has no release of it. */
interface EditionChange {
  name: string;
  from: string | null;
  to: string | null;
}

/** The remotes whose releases differ, sorted by name. Without `from`, all remotes. */
export function editionChanges(from: Edition | null, to: Edition): EditionChange[] {
  const names = new Set([...Object.keys(from?.releases ?? {}), ...Object.keys(to.releases)]);
  return [...names]
    .toSorted()
    .map((name) => ({ name, from: from?.releases[name] ?? null, to: to.releases[name] ?? null }))
    .filter((change) => change.from !== change.to);
}

/** The command that promotes an edition's changes to all readers. */
export function promoteLine(changes: readonly EditionChange[]): string {
  return commandLine(`promote ${changes.map(({ name, to }) => `${name}@${to}`).join(' ')}`);
}

export function changeRows(changes: readonly EditionChange[]): string[][] {
  return changes.map(({ name, from, to }) => ['', name, from ?? '(none)', '->', to ?? '(none)']);
}
