import type { FastifyInstance } from 'fastify';
import { liveChoice } from '../editions/live-choice.ts';
import { cacheControl } from '../pages/cache-control.ts';
import { startComposing, type ServingOptions } from '../pages/composing.ts';
import { readerGone } from '../pages/reader-gone.ts';
import { listAddresses } from './list-addresses.ts';
import { robotsTxt } from './robots-txt.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { WEB_MANIFEST } from './web-manifest.ts';

const FOR_A_DAY = 'public, max-age=86400';
const SITEMAP_FRESH_SECONDS = 600;

/** What search engines, crawlers and phones ask for beside the pages. */
export function discoveryRoutes(app: FastifyInstance, options: ServingOptions): void {
  const { origin } = options.settings;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', FOR_A_DAY).send(robotsTxt(origin)),
  );

  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', FOR_A_DAY)
      .send(JSON.stringify(WEB_MANIFEST)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const asked = { id: request.id, url: new URL('/sitemap.xml', origin), signal: readerGone(reply) };
    const composing = await startComposing(options, liveChoice(options.editions), asked, request.log);
    const { addresses, complete } = await listAddresses(composing);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', complete ? cacheControl(200, SITEMAP_FRESH_SECONDS) : 'no-store')
      .send(sitemapXml(addresses, origin));
  });
}
