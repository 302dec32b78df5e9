import { rm } from 'node:fs/promises';
import { remoteNames } from '../../build/remotes.ts';
import { deriveRelease } from '../../e2e/support/derive-release.ts';
import { promote } from '../../shell/store/promote.ts';
import { publishRelease } from '../../shell/store/publish-release.ts';
import { startSite, type SiteStore } from '../../e2e/support/running-site.ts';
import { buildOneBundle } from '../one-bundle/build-one-bundle.ts';
import type { Contestant } from './contestant.ts';
import { startMirror } from './mirror.ts';
import { sitePages } from './site-pages.ts';

/** Starts the site's pages with the scripts of a single build instead of federated releases. */
export async function startOneBundle(): Promise<Contestant> {
  const folder = await buildOneBundle();
  const site = await startSite({ LOG_LEVEL: 'error' }, promoteOneNamespace);
  try {
    const pages = await sitePages(site.origin);
    const mirror = await startMirror(site.origin, pages.front, folder);
    return {
      name: 'one-bundle',
      title: 'the same code as one bundle',
      origin: mirror.origin,
      ...pages,
      marks: true,
      lab: true,
      // Its server only repeats the site's responses.
      load: false,
      pids: mirror.pids,
      stop: async () => {
        await mirror.stop();
        await site.stop();
      },
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

const VERSION = '9.3.0';

/**
 * Promotes the remotes with the class names of the shell. In one program the shared components have one class name, and the
 * server must write the same names as the bundle, or styles would be duplicated.
 */
async function promoteOneNamespace({ store }: SiteStore): Promise<void> {
  const releases: Record<string, string> = {};
  for (const remote of remoteNames()) {
    const folder = await deriveRelease(remote, VERSION, `${remote}__sc-`, 'shell__sc-');
    const { name, version } = await publishRelease(store, folder);
    releases[name] = version;
    await rm(folder, { recursive: true });
  }
  await promote(store, { releases }, { by: 'bench', note: 'one program' });
}
