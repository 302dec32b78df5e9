import type { FastifyInstance } from 'fastify';
import type { BreakingNews } from '../../editions/followed-breaking.ts';
import { bannerHtml } from './banner-html.ts';

/** Shared caches answer most readers of a page. */
const FOR_TWO_SECONDS = 'public, max-age=0, s-maxage=2';

/** What stands now, for pages that are read already, or that come from a cache: the banner, or nothing. */
export function breakingRoute(app: FastifyInstance, news: BreakingNews): void {
  app.get('/_breaking', (_request, reply) => {
    const notice = news.now();
    void reply.header('cache-control', FOR_TWO_SECONDS);
    return notice
      ? reply.type('text/html; charset=utf-8').send(bannerHtml(notice))
      : reply.status(204).send();
  });
}
