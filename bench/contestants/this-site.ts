import { startSite } from '../../e2e/support/running-site.ts';
import type { Contestant } from './contestant.ts';
import { sitePages } from './site-pages.ts';

/** This site as `npm start` runs it, with the sample news, on a store and a port of its own. */
export async function startThisSite(
  env: Readonly<Record<string, string>> = {},
  { name, title }: Pick<Contestant, 'name' | 'title'> = { name: 'site', title: 'this site' },
): Promise<Contestant> {
  const site = await startSite({ LOG_LEVEL: 'error', ...env });
  return {
    name,
    title,
    origin: site.origin,
    ...(await sitePages(site.origin)),
    marks: true,
    lab: true,
    load: true,
    pids: [site.pid],
    stop: site.stop,
  };
}
