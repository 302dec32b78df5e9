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
      shell: await textOf(store, shell),
      remotes: remotes.filter((remote) => remote !== null),
    };
  });
}

async function textOf(store: EditionStore, release: Release): Promise<ReleaseText> {
  const read = async (file: string) => (await verifiedFile(store, release, file)).toString('utf8');
  const hasFixtures = release.files.some(({ path }) => path === 'fixtures.cjs');
  return {
    release,
    server: await read('server.cjs'),
    fixtures: hasFixtures ? await read('fixtures.cjs') : null,
  };
}
