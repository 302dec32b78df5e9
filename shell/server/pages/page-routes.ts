import type { FastifyInstance } from 'fastify';
import { pageOfFeed } from '../discovery/feed-path.ts';
import { sendFeed } from '../discovery/send-feed.ts';
import type { ServingOptions } from './composing.ts';
import { sendData } from './send-data.ts';
import { sendPage } from './send-page.ts';

/** Every page of the site, its data alone under `/_data/<edition>`, and its feed under `<page>/rss.xml`. */
export function pageRoutes(app: FastifyInstance, options: ServingOptions): void {
  app.get('/_data/*', (request, reply) => sendData(options, request, reply));
  app.get('/*', (request, reply) => {
    const page = pageOfFeed(request.url.replace(/\?.*$/, ''));
    return page === null ? sendPage(options, request, reply) : sendFeed(options, page, request, reply);
  });
}
