import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Route } from '../../../src/routes.ts';
import type { ReleaseId } from '../../protocol/telemetry-event.ts';

/** Who gets an edition; `earlier`: tabs opened before a promotion. */
export type Channel = 'live' | 'canary' | 'earlier';

/** Editions and routes that this server knows. Reports from outside are checked against them. */
export interface ServedEditions {
  live(): { edition: Edition; canary: { edition: Edition } | null };
  /** An edition that was ever live or a canary; null for any other. */
  find(id: string): Promise<Edition | null>;
  /** The routes of the current editions: of the shell's table, and at granted addresses. */
  routes(): Promise<readonly Route[]>;
}

/** If a release is in quarantine, views contain that of an ancestor of the edition, up to this far. */
const GENERATIONS = 5;

/** Null for an edition that the server does not know. */
export async function channelOf(served: ServedEditions, id: string): Promise<Channel | null> {
  const { edition, canary } = served.live();
  if (id === edition.id) return 'live';
  if (id === canary?.edition.id) return 'canary';
  return (await served.find(id)) ? 'earlier' : null;
}

export async function mayContain(served: ServedEditions, id: string, release: ReleaseId): Promise<boolean> {
  let edition = await served.find(id);
  for (let generation = 0; edition && generation < GENERATIONS; generation += 1) {
    if (edition.releases[release.name] === release.version) return true;
    edition = edition.parent === null ? null : await served.find(edition.parent);
  }
  return false;
}
