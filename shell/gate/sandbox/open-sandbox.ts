import type { Release } from '@meadowlark/shared/contract/release.ts';
import { unlessBroken } from '../../store/store-unavailable.ts';
import { optionalText, verifiedFile } from '../../store/verify/verified-file.ts';
import type { EditionStore } from '../../store/edition-store.ts';
import { Sandbox } from './sandbox.ts';
import type { ReleaseText } from './sandbox-messages.ts';
import { hasBlocks } from './test-case.ts';

/**
 * A sandbox for the candidate and the shell, and for the remotes on the same pages: if the candidate is the shell, all of
 * the edition; if it has blocks, the others with blocks.
 */
export function openSandbox(
  store: EditionStore,
  candidate: Release,
  edition: ReadonlyMap<string, Release>,
): Sandbox {
  return new Sandbox(async () => {
    const shell = edition.get('shell');
    if (!shell) throw new Error('The edition has no shell.');
    const isShell = candidate.name === 'shell';
    const others = [...edition.values()].filter(
      (remote) =>
        remote.name !== 'shell' &&
        remote.name !== candidate.name &&
        (isShell || (hasBlocks(candidate) && hasBlocks(remote))),
    );
    // A live remote that is broken is not the candidate's fault.
    const remotes = await Promise.all(others.map((remote) => unlessBroken(textOf(store, remote))));
    if (!isShell) remotes.push(await textOf(store, candidate));
    return {
      candidate: candidate.name,
      map: await optionalText(store, candidate, 'server.cjs.map'),
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
    fixtures: await optionalText(store, release, 'fixtures.cjs'),
  };
}
