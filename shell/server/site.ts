import type { SiteSettings } from '@meadowlark/shared/contract/load.ts';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { ReleaseSource } from './editions/release-source.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { securityHeaders } from './security-headers.ts';

export interface SiteOptions {
  settings: SiteSettings;
  /** Address of an advertising network's frame, where the operator has one. */
  adFrameUrl: string | undefined;
  releases: ReleaseSource;
  liveEdition: () => Edition;
  logger: FastifyServerOptions['logger'];
  /** Mounts what stands beside the pages: files of releases, the backend. */
  beside: (app: FastifyInstance) => Promise<void>;
}

/** The site's server, not yet listening. */
export async function buildSite({
  settings,
  adFrameUrl,
  releases,
  liveEdition,
  logger,
  beside,
}: SiteOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger === undefined ? {} : { logger }),
    forceCloseConnections: true,
  });
  securityHeaders(app);
  await beside(app);
  pageRoutes(app, { settings, adFrameUrl, releases, liveEdition });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: request.url }, 'request failed');
    return reply
      .status(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(LAST_RESORT);
  });
  return app;
}

/** Shown when not even the shell could be rendered. It depends on nothing. */
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>' +
  '<meta name="viewport" content="width=device-width"><h1>Unexpected Application Error!</h1>' +
  '<p>The page could not be made. <a href="">Try again</a> in a moment.</p></html>';
