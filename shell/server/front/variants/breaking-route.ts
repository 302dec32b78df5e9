import type { FastifyInstance } from 'fastify';
import { bannersHtml } from './banner-html.ts';
import type { CurrentBanners } from './banners.ts';

/** Shared caches serve most readers of a page. */
const FOR_TWO_SECONDS = 'public, max-age=0, s-maxage=2';

/** The current banners, or nothing, for pages that are already open or come from a cache. */
export function breakingRoute(app: FastifyInstance, current: CurrentBanners): void {
  app.get('/_breaking', (_request, reply) => {
    const banners = current.now();
    void reply.header('cache-control', FOR_TWO_SECONDS);
    return banners
      ? reply.type('text/html; charset=utf-8').send(bannersHtml(banners))
      : reply.status(204).send();
  });
}
