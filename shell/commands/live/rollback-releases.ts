import type { Edition, ReleaseNames } from '@meadowlark/shared/contract/edition.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { lineage, readOnce, wereTogether } from '../../store/lineage.ts';
import type { CommandContext } from '../command-context.ts';
import { editionNamed } from '../named-editions.ts';
import { notLive, parseReleases } from '../named-releases.ts';
import { commandLine } from '../terminal.ts';
import { promoteThroughGate } from './promote-through-gate.ts';

/**
 * Gives readers earlier releases of some remotes. This makes a new edition, which follows the rules of a promotion: nobody
 * has seen these releases together with the current ones of the other remotes.
 */
export async function rollbackReleases(
  context: CommandContext,
  names: readonly string[],
  { note, force }: { note: string; force: boolean },
): Promise<void> {
  const store = await context.store();
  const live = await editionNamed(store, 'live');
  const past: Past = { live, editions: readOnce(store) };
  const releases = await earlierReleases(store, past, names);
  const steps = Object.entries(releases).map(([name, to]) => `${name} ${live.releases[name]} -> ${to}`);
  const present = Object.entries(live.releases).filter(([name]) => name in releases);
  await promoteThroughGate(context, store, {
    releases,
    rolledBack: Object.fromEntries(present),
    force,
    note: [steps.join(', '), note].filter(Boolean).join(': '),
    known: {
      skipCodeBecause: await whySkipCode(past, releases),
      isRollback: await wereAllLive(past, releases),
    },
  });
}

/** `news@1.0.0` is that release, `news` the one before the live release. */
async function earlierReleases(
  store: EditionStore,
  past: Past,
  names: readonly string[],
): Promise<ReleaseNames> {
  const versioned = names.map(async (name) =>
    name.includes('@') ? name : `${name}@${await versionBefore(store, past, name)}`,
  );
  const releases = parseReleases(await Promise.all(versioned));
  for (const name of Object.keys(releases)) {
    if (past.live.releases[name] === undefined) throw new Error(await notLive(store, past.live, name));
  }
  return releases;
}

async function versionBefore(store: EditionStore, { live, editions }: Past, name: string): Promise<string> {
  const now = live.releases[name];
  if (now === undefined) throw new Error(await notLive(store, live, name));
  for await (const version of lineage(editions, live, name)) if (version !== now) return version;
  throw new Error(
    `Readers had no release of ${name} before ${now}. Promote or name another one ("${commandLine(`list ${name}`)}" lists them), or roll back to a whole edition without it: "${commandLine('history')}", then "rollback --to <edition>".`,
  );
}

/** Why the gate need not run the code of these releases again; null if it must. */
async function whySkipCode({ live, editions }: Past, releases: ReleaseNames): Promise<string | null> {
  const all = { ...live.releases, ...releases };
  const { shell = '' } = all;
  const concerned = Object.entries(all).filter(([name]) => 'shell' in releases || name in releases);
  const known = await Promise.all(
    concerned.map(([name, version]) => wereTogether(editions, live, { shell, [name]: version })),
  );
  return known.every(Boolean) ? `Readers had it with shell@${shell} before.` : null;
}

/** Whether readers had each of them, in any combination. */
async function wereAllLive({ live, editions }: Past, releases: ReleaseNames): Promise<boolean> {
  const had = Object.entries(releases).map(([name, version]) =>
    wereTogether(editions, live, { [name]: version }),
  );
  return (await Promise.all(had)).every(Boolean);
}

/** The live edition and the editions before it. */
interface Past {
  live: Edition;
  editions: { find: (id: string) => Promise<Edition> };
}
