import type { Composed } from '../../protocol/messages.ts';
import { listAddresses } from './list-addresses.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { ViewContext, type ViewJob } from '../view/view-context.ts';

const FRESH_SECONDS = 600;

/** Makes the sitemap of an edition. Rejects only if the shell cannot be loaded. */
export async function composeSitemap(job: ViewJob): Promise<Composed> {
  const context = await ViewContext.open(job, job.request.without);
  const { addresses, complete } = await listAddresses(context);
  return {
    body: new TextEncoder().encode(sitemapXml(addresses, job.world.settings.origin)),
    facts: {
      status: 200,
      pattern: context.url.pathname,
      query: [],
      freshSeconds: FRESH_SECONDS,
      units: [],
      releases: context.usedReleases,
      incomplete: !complete,
      degraded: !complete || context.replacesReleases,
    },
    serverTiming: null,
    failedForQa: false,
  };
}
