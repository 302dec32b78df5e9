import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { readerForms } from '../front/reader-forms.ts';
import { offlineRoutes, type OfflineOptions } from '../front/offline/offline-routes.ts';
import { breakingRoute } from '../front/variants/breaking-route.ts';
import { discoveryRoutes, pageOfFeed, sendForAll } from '../front/discovery/discovery-routes.ts';
import { httpServer, type ConnectionLimits } from '../http/http-server.ts';
import { rootFiles } from '../front/files/root-files.ts';
import { plainPage } from '../http/plain-page.ts';
import {
  malformedRequests,
  refuseMistake,
  refuseOtherMethods,
  refuseWithoutPath,
} from '../http/malformed-requests.ts';
import { NotNeeded } from '../../lib/not-needed.ts';
import { liveRoutes } from '../front/live-posts/live-routes.ts';
import { openPages, type PageCacheSettings, type Pages } from '../front/pages.ts';
import { sendData, sendDataAfterFailure } from '../front/send-data.ts';
import { sendPage } from '../front/send-page.ts';
import type { ServingOptions } from '../front/serving.ts';
import { qaRoutes, type QaOptions } from '../qa/qa-routes.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { RequestLog } from '../telemetry/request-log.ts';

/** The response if not even the shell could be rendered (specification, section 8). */
const LAST_RESORT = plainPage({
  title: 'Unexpected Application Error!',
  text: 'This page cannot be shown right now. Loading it again in a moment often helps.',
  link: { href: '', text: 'Try Again' },
});

/** Bytes of the reports sent with a request for data. */
const MAX_REPORT_BYTES = 16 * 1024;

export interface SiteOptions extends ServingOptions {
  versions: QaOptions['versions'];
  connections: ConnectionLimits;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies?: string[] | undefined;
  /** Without it, pages are not cached. */
  pageCache?: PageCacheSettings | undefined;
  /** Without it, there is no worker: in development. */
  offline?: OfflineOptions | undefined;
  log?: FastifyBaseLogger;
  /** Mounts other routes: files of releases, the backend. */
  beside: (app: FastifyInstance) => Promise<void>;
}

/** The site's server, not yet listening. */
export async function buildSite({
  log,
  beside,
  pageCache,
  connections,
  trustedProxies,
  offline,
  ...serving
}: SiteOptions): Promise<FastifyInstance> {
  let pages: Pages | undefined;
  const app = fastify({
    ...(log === undefined ? {} : { loggerInstance: log }),
    serverFactory: (handler) =>
      httpServer(
        connections,
        handler,
        (request, response) => pages?.fastPath(request, response),
        () => log?.warn({ most: connections.most }, 'connections refused: all are taken'),
      ),
    ...malformedRequests(serving.record),
    logController: new RequestLog(),
    trustProxy: trustedProxies ?? false,
    // As in the backend that runs alone.
    pluginTimeout: 60_000,
    // Closing waits for responses in progress; `stopOnSignal` limits the wait.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  if (pageCache) {
    pages = await openPages(serving, pageCache, app.log);
    app.addHook('onClose', async () => pages?.close());
  }
  const options = { ...serving, pages };
  securityHeaders(app);
  refuseWithoutPath(app);
  refuseOtherMethods(app);
  await beside(app);
  await rootFiles(app);
  discoveryRoutes(app, options);
  breakingRoute(app, options.banners);
  if (offline) offlineRoutes(app, options, offline);
  // Half of the connections are reserved for pages.
  liveRoutes(app, options, Math.floor(connections.most / 2));
  readerForms(app, options.settings.origin);
  qaRoutes(app, { origin: options.settings.origin, versions: options.versions, ...options.staff });
  app.get('/_data/*', (_request, reply) => sendData(options, reply));
  app.post('/_data/*', { bodyLimit: MAX_REPORT_BYTES }, (_request, reply) =>
    sendDataAfterFailure(options, reply),
  );
  app.get('/*', (request, reply) => {
    const page = pageOfFeed(request.url.replace(/\?.*/s, ''));
    if (page === null) return sendPage(options, reply);
    return sendForAll('feed', options, page, reply);
  });
  app.setErrorHandler<Partial<FastifyError>>((error, request, reply) => {
    if (refuseMistake(error, reply)) return reply;
    const path = request.url.replace(/\?.*/s, '');
    const line = { err: error, path, ...request.served };
    // Nobody waits for it. A server that shuts down aborts what it still renders for readers who have left.
    if (reply.raw.destroyed && error instanceof NotNeeded)
      request.log.info(line, 'request ended, its reader has left');
    else request.log.error(line, 'request failed');
    return reply
      .status(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(LAST_RESORT);
  });
  return app;
}
