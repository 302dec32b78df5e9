import { startSite } from '../../e2e/support/running-site.ts';
import type { Contestant } from './contestant.ts';
import { sitePages } from './site-pages.ts';

/** Starts this site as `npm start` does, with the sample news and a separate store and port. */
export async function startThisSite(env: Readonly<Record<string, string>> = {}): Promise<Contestant> {
  const site = await startSite({ LOG_LEVEL: 'error', ...env });
  return {
    name: 'site',
    title: 'this site',
    origin: site.origin,
    ...(await sitePages(site.origin)),
    marks: true,
    lab: true,
    load: true,
    pids: [site.pid],
    stop: site.stop,
  };
}
