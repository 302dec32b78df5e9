import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { inFront } from './cache/in-front.ts';
import { mountPageCache, type MountedPageCache, type PageCacheSettings } from './cache/mount-page-cache.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { rootFiles } from './files/root-files.ts';
import { LAST_RESORT } from './last-resort.ts';
import { cachingFetch } from './pages/caching-fetch.ts';
import type { ServingOptions } from './pages/composing.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { qaRoutes, type QaOptions } from './qa/qa-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { RequestLog } from './telemetry/request-log.ts';

export interface SiteOptions extends Omit<ServingOptions, 'pages' | 'fetch'> {
  /** Versions of a remote in the store. */
  versions: QaOptions['versions'];
  /** How finished pages are kept. Not there: they are not. */
  pageCache?: PageCacheSettings | undefined;
  log?: FastifyBaseLogger;
  /** Mounts what stands beside the pages: files of releases, the backend. */
  beside: (app: FastifyInstance) => Promise<void>;
}

/** The site's server, not yet listening. */
export async function buildSite({ log, beside, pageCache, ...given }: SiteOptions): Promise<FastifyInstance> {
  const serving = { ...given, fetch: cachingFetch() };
  let pages: MountedPageCache | undefined;
  const app = fastify({
    ...(log === undefined ? {} : { loggerInstance: log }),
    serverFactory: (handler) => inFront(handler, (request, response) => pages?.answer(request, response)),
    logController: new RequestLog(),
    // Closing cuts no answer off; whoever ends the process decides how long it waits.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  if (pageCache) {
    pages = await mountPageCache(serving, pageCache, app.log);
    app.addHook('onClose', async () => pages?.close());
  }
  const options = { ...serving, pages };
  securityHeaders(app);
  await beside(app);
  await rootFiles(app);
  discoveryRoutes(app, options);
  qaRoutes(app, { origin: options.settings.origin, versions: options.versions, ...options.staff });
  pageRoutes(app, options);
  app.setErrorHandler((error, request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    request.log.error({ err: error, path, ...request.answeredWith }, 'request failed');
    return reply
      .status(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(LAST_RESORT);
  });
  return app;
}
