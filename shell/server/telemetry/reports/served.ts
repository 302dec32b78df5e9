import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Route } from '../../../src/routes.ts';
import type { ReleaseId } from '../telemetry.ts';

/** Whose edition it is; `earlier`: that of a tab opened before a promotion. */
export type Channel = 'live' | 'canary' | 'earlier';

/** What the server knows of what it serves. Reports from outside are believed only as far as this goes. */
export interface Served {
  /** What readers get now. */
  live(): { edition: Edition; canary: { edition: Edition } | null };
  /** An edition that was ever live or in trial; null for any other. */
  find(id: string): Promise<Edition | null>;
  /** The route table of the live shell. */
  routes(): Promise<readonly Route[]>;
}

/** A view may be made of a release of its edition's parents, when that of the edition is set aside. */
const GENERATIONS = 5;

/** Which readers an edition is for; null for one that the server does not know. */
export async function channelOf(served: Served, id: string): Promise<Channel | null> {
  const { edition, canary } = served.live();
  if (id === edition.id) return 'live';
  if (id === canary?.edition.id) return 'canary';
  return (await served.find(id)) ? 'earlier' : null;
}

/** Whether a view of an edition can have been made with this release. */
export async function mayHaveMade(served: Served, id: string, release: ReleaseId): Promise<boolean> {
  let edition = await served.find(id);
  for (let generation = 0; edition && generation < GENERATIONS; generation += 1) {
    if (edition.releases[release.name] === release.version) return true;
    // One generation after the other: each names the next.
    // oxlint-disable-next-line no-await-in-loop
    edition = edition.parent === null ? null : await served.find(edition.parent);
  }
  return false;
}
