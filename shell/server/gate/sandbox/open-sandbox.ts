import type { Release } from '@meadowlark/shared/contract/release.ts';
import { verifiedFile } from '../../store/trust/verified-file.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { Sandbox } from './sandbox.ts';
import type { ReleaseText } from './sandbox-messages.ts';

/** A sandbox for the candidate and the shell; if the candidate is the shell, for all remotes of the edition as well. */
export function openSandbox(
  store: EditionStore,
  candidate: Release,
  edition: ReadonlyMap<string, Release>,
): Sandbox {
  return new Sandbox(async () => {
    const shell = edition.get('shell');
    if (!shell) throw new Error('The edition has no shell.');
    const others = [...edition.values()].filter(({ name }) => name !== 'shell');
    const remotes =
      candidate.name === 'shell'
        ? // A live remote that cannot be read is not the new shell's fault.
          await Promise.all(others.map((remote) => textOf(store, remote).catch(() => null)))
        : [await textOf(store, candidate)];
    return {
      candidate: candidate.name,
      map: await textOfFile(store, candidate, 'server.cjs.map'),
      shell: await textOf(store, shell),
      remotes: remotes.filter((remote) => remote !== null),
    };
  });
}

async function textOf(store: EditionStore, release: Release): Promise<ReleaseText> {
  const server = await verifiedFile(store, release, 'server.cjs');
  return {
    release,
    server: server.toString('utf8'),
    fixtures: await textOfFile(store, release, 'fixtures.cjs'),
  };
}

/** Null if the release has no such file. */
async function textOfFile(store: EditionStore, release: Release, file: string): Promise<string | null> {
  const isListed = release.files.some(({ path }) => path === file);
  return isListed ? (await verifiedFile(store, release, file)).toString('utf8') : null;
}
