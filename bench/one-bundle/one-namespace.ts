import { rm } from 'node:fs/promises';
import { remoteNames } from '../../build/remotes.ts';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import type { SiteStore } from '../../e2e/support/running-site.ts';
import { promote } from '../../shell/server/store/promote.ts';
import { publishRelease } from '../../shell/server/store/publish-release.ts';

const VERSION = '9.3.0';

/**
 * Gives readers the same remotes with the class names that they would have in one program: there, what all share has one
 * name. The server has to write those that the one bundle expects, or its styles would come twice.
 */
export async function promoteOneNamespace({ store }: SiteStore): Promise<void> {
  const releases: Record<string, string> = {};
  for (const remote of remoteNames()) {
    const folder = await deriveRelease(remote, VERSION, `${remote}__sc-`, 'shell__sc-');
    const { name, version } = await publishRelease(store, folder);
    releases[name] = version;
    await rm(folder, { recursive: true });
  }
  await promote(store, { releases }, { by: 'bench', note: 'one program' });
}
