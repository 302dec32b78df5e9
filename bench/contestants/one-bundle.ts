import { startSite } from '../../e2e/support/running-site.ts';
import { buildOneBundle } from '../one-bundle/build-one-bundle.ts';
import { promoteOneNamespace } from '../one-bundle/one-namespace.ts';
import type { Contestant } from './contestant.ts';
import { startMirror } from './mirror.ts';
import { sitePages } from './site-pages.ts';

/** The same code without federation: the site's own pages, with the scripts of one build in place of the releases'. */
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
      // Its server only repeats what the site's has rendered: it says nothing about servers.
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
