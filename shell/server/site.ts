import type { SiteSettings } from '@meadowlark/shared/contract/load.ts';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Edition } from '@meadowlark/shared/contract/edition.ts';
import type { ReleaseSource } from './editions/release-source.ts';
import { LAST_RESORT } from './last-resort.ts';
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
