import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { Editions } from './editions.ts';
import { lineage } from './lineage.ts';
import type { SetAsides } from './set-asides.ts';

/** The edition of one page view, and which releases of it are not to be used. */
export interface Choice {
  edition: Edition;
  /** Remotes whose release is left out for the one before it. */
  without: readonly string[];
  /** Remotes pinned by QA: they are served as they are, working or not. */
  pinned: readonly string[];
}

/**
 * The version of a remote that a page view gets: that of its edition, or the one before it where that is left out or set
 * aside. Rejects when the edition names none, and when one is left out that has none before it.
 */
export async function chooseVersion(
  { edition, without, pinned }: Choice,
  name: string,
  editions: Editions,
  asides: Pick<SetAsides, 'isAside'>,
): Promise<string> {
  const own = edition.releases[name];
  if (own === undefined) throw new Error(`The edition ${edition.id} names no release of "${name}".`);
  if (pinned.includes(name)) return own;
  const leftOut = without.includes(name);
  if (!leftOut && !asides.isAside({ name, version: own })) return own;
  for await (const version of lineage(editions, edition, name)) {
    if (version !== own && !asides.isAside({ name, version })) return version;
  }
  if (leftOut) throw new Error(`There is no release of "${name}" before ${own} that could serve.`);
  return own;
}
